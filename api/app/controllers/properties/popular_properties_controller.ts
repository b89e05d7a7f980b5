import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import { popularProperties } from '#queries/properties/popular_properties'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import { popularPropertiesValidator } from '#validators/property_search'

export default class PopularPropertiesController {
  async index({ request, serialize }: HttpContext) {
    const { limit = LIMITS.featured } = await request.validateUsing(popularPropertiesValidator, {
      data: queryOf(request),
    })
    const cards = await popularProperties(limit)
    return answer(await serialize(PropertyCardTransformer.transform(cards)))
  }
}
