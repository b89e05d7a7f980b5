interface Point {
  x: number
  y: number
}

/** A pin is at most this large; pins nearer to each other than this would hide one another. In px. */
const WIDTH = 104
const HEIGHT = 44

/**
 * Pins that would overlap, put together: each joins the first group that it would hide. `at` says
 * where a pin lies on the screen.
 */
export function clusters<Pin>(pins: readonly Pin[], at: (pin: Pin) => Point): Pin[][] {
  const groups: { centre: Point; pins: Pin[] }[] = []
  for (const pin of pins) {
    const { x, y } = at(pin)
    const near = groups.find(
      ({ centre }) => Math.abs(centre.x - x) < WIDTH && Math.abs(centre.y - y) < HEIGHT
    )
    if (near) {
      near.pins.push(pin)
    } else {
      groups.push({ centre: { x, y }, pins: [pin] })
    }
  }
  return groups.map((group) => group.pins)
}
