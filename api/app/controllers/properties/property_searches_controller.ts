import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import { searchProperties } from '#queries/properties/search_properties'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import { findPropertiesValidator } from '#validators/property_search'

export default class PropertySearchesController {
  /** Active properties whose title contains the words of `q`, or which lie where they say. */
  async index({ request, serialize }: HttpContext) {
    const {
      sort,
      page = 1,
      limit = LIMITS.properties,
      ...filters
    } = await request.validateUsing(findPropertiesValidator, { data: queryOf(request) })

    const { rows, total } = await searchProperties(filters, { sort, page, limit })
    return answerPage(await serialize(PropertyCardTransformer.transform(rows)), {
      total,
      page,
      limit,
    })
  }
}
