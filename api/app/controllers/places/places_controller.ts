import { COUNTIES, isoCodeOf } from '#domain/kenya/counties'
import { DESTINATIONS } from '#domain/kenya/destinations'
import type { Coordinates } from '#domain/kenya/coordinates'
import { TOWNS } from '#domain/kenya/towns'
import { answer } from '#http/answer'

const named = ({ name, lat, lon }: Coordinates & { name: string }) => ({
  name,
  latitude: lat,
  longitude: lon,
})

/** The places of Kenya that forms offer and suggestions come from (§3, Lists). */
export default class PlacesController {
  /** The 47 counties, with a point near the middle of each. */
  counties() {
    return answer(COUNTIES.map((county) => ({ ...named(county), code: isoCodeOf(county) })))
  }

  /** The 46 towns, each with its county and the postal code of its main post office. */
  towns() {
    return answer(
      TOWNS.map((town) => ({ ...named(town), county: town.county, postalCode: town.postalCode }))
    )
  }

  /** The 16 destinations suggested while somebody types. */
  destinations() {
    return answer(DESTINATIONS.map(named))
  }
}
