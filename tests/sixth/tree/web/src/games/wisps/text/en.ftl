game-wisps = Wisps
    .blurb = Hide your lights in the marsh and guess what the others hid.

## At the table. These words belong to the browser; the other words of Wisps are in the engine's files.

wisps-round = Round { $round }
wisps-caught = In lanterns: { $count } of { $wisps }
wisps-copies = there are { $count }
wisps-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wisps-stone = stone { $place }
wisps-free = Stone { $place }, free
wisps-hidden = Stone { $place }, { $card } ({ $owner })
wisps-story = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } wisp
   *[other] { $count } wisps
} in the lantern.
