interface Point {
  x: number
  y: number
}

/** Largest width of a pin, in px; nearer ones overlap. */
const WIDTH = 104
const HEIGHT = 44

/** Clusters overlapping pins greedily. `at` gives a pin's position on the screen. */
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
