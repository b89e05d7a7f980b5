export interface Label {
  kind: 'country' | 'sea' | 'county' | 'town' | 'area' | 'park' | 'lake'
  /** The zoom from which it is shown. */
  zoom: number
  name: string
  at: [latitude: number, longitude: number]
}

interface Point {
  x: number
  y: number
}

/** Kinds that make room for what is nearer. */
const UNTIL: Partial<Record<Label['kind'], number>> = { country: 8, county: 10, sea: 10 }

/** About the size of a letter, and the room a line needs, in px. */
const LETTER = 6.6
const LINE = 18

/** Half the width of a pin, in px. */
const PIN = 40

/**
 * Chooses the names a map has room for: the important ones first, none over another.
 *
 * @param at - where a place is on the screen, in px
 * @param pins - where something else stands already, in px
 */
export function fitting(
  labels: readonly Label[],
  zoom: number,
  at: (place: Label['at']) => Point,
  pins: readonly Point[] = []
): Label[] {
  const taken = pins.map((pin) => ({ ...pin, half: PIN }))
  return labels
    .filter((label) => label.zoom <= zoom && zoom < (UNTIL[label.kind] ?? Infinity))
    .sort((one, other) => one.zoom - other.zoom)
    .filter((label) => {
      const { x, y } = at(label.at)
      const half = (label.name.length * LETTER) / 2
      const free = taken.every(
        (other) => Math.abs(other.x - x) > half + other.half || Math.abs(other.y - y) > LINE
      )
      if (free) taken.push({ x, y, half })
      return free
    })
}
