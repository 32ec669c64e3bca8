game-wisps = Wisps
    .blurb = Hide your lights in the marsh and guess what the others hid.

## At the table. These words belong to the browser; the other words of Wisps are in the engine's files.

wisps-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
wisps-free = Stone { $number }: free
wisps-hidden = Stone { $number }: a hidden wisp ({ $name })
wisps-known = Stone { $number }: { $card } ({ $name })
wisps-story = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } wisp
   *[other] { $count } wisps
} in the lantern.
