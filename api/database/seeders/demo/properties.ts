import { TOWNS } from '#domain/kenya/towns'
import { aroundNairobi } from './properties/around_nairobi.ts'
import { lamu } from './properties/lamu.ts'
import { mountain } from './properties/mountain.ts'
import { nairobi } from './properties/nairobi.ts'
import { northCoast } from './properties/north_coast.ts'
import { plains } from './properties/plains.ts'
import { riftHighlands } from './properties/rift_highlands.ts'
import { riftLakes } from './properties/rift_lakes.ts'
import { southCoast } from './properties/south_coast.ts'
import { west } from './properties/west.ts'
import type { DemoProperty, PropertyNote } from './types.ts'

const regions = [
  southCoast,
  nairobi,
  riftLakes,
  plains,
  northCoast,
  mountain,
  west,
  lamu,
  aroundNairobi,
  riftHighlands,
]

/** Every property of the demo world, the regions dealt out in turn so that lists look varied. */
export const demoProperties: DemoProperty[] = dealtOut(regions).map(ready)

function dealtOut(lists: PropertyNote[][]): PropertyNote[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1))
  ).flat()
}

/** Fills in what follows from the town: its county, and its post office unless the note names another. */
function ready({ about, amenities, rules, rooms, inactive, ...note }: PropertyNote): DemoProperty {
  const town = TOWNS.find(({ name }) => name === note.town)!
  return {
    ...note,
    description: about.join('\n\n'),
    currency: note.currency ?? 'KES',
    county: town.county,
    country: 'Kenya',
    postalCode: note.postalCode ?? town.postalCode,
    bedrooms: rooms.bedrooms,
    bathrooms: rooms.bathrooms,
    maxGuests: rooms.guests,
    amenities: amenities.split(' '),
    houseRules: rules,
    verified: note.verified ?? false,
    active: !inactive,
  }
}
