# The rules of Wisps: pictures and lists. The keys are the same as in pl.ftl.

reads-card = A wisp, read from top to bottom.
    .value = Its points in a lantern.
    .text = What it does.
guess = Named rightly, it is yours.
guess-hidden = hidden on a stone
guess-right = guessed

group-lights = Lights
    .about = They shine in a lantern.
group-moths = Moths
    .about = They look at what others have hidden.
