import type { HttpContext } from '@adonisjs/core/http'
import { MAX_RADIUS_KM, MIN_RADIUS_KM } from '#domain/search'
import { invalid } from '#exceptions/refusal'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import { findPoint } from '#queries/places/find_point'
import { nearbyProperties } from '#queries/properties/nearby_properties'
import NearbyPropertyTransformer from '#transformers/nearby_property_transformer'
import { nearbyPropertiesValidator } from '#validators/property_search'

export default class NearbyPropertiesController {
  async index({ params, request, serialize }: HttpContext) {
    const asked = await request.validateUsing(nearbyPropertiesValidator, { data: queryOf(request) })
    const km = Number(params.km)
    if (!(km >= MIN_RADIUS_KM && km <= MAX_RADIUS_KM)) {
      throw invalid('km', 'range', 'places.radius', { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM })
    }
    const centre = await findPoint(params.place)
    const { rows, pagination } = await nearbyProperties(centre, { ...asked, km })
    return answerPage(await serialize(NearbyPropertyTransformer.transform(rows)), pagination)
  }
}
