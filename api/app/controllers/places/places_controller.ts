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

export default class PlacesController {
  counties() {
    return answer(COUNTIES.map((county) => ({ ...named(county), code: isoCodeOf(county) })))
  }

  towns() {
    return answer(
      TOWNS.map((town) => ({ ...named(town), county: town.county, postalCode: town.postalCode }))
    )
  }

  destinations() {
    return answer(DESTINATIONS.map(named))
  }
}
