import type { HttpContext } from '@adonisjs/core/http'
import { COUNTIES, isoCodeOf } from '#domain/kenya/counties'
import { DESTINATIONS } from '#domain/kenya/destinations'
import type { Coordinates } from '#domain/kenya/coordinates'
import { suggestPlaces } from '#domain/kenya/place_suggestions'
import { TOWNS } from '#domain/kenya/towns'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import { placeSuggestionsValidator } from '#validators/place'

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

  async suggestions({ request }: HttpContext) {
    const { location = '' } = await request.validateUsing(placeSuggestionsValidator, {
      data: queryOf(request),
    })
    return answer(suggestPlaces(location).map(named))
  }
}
