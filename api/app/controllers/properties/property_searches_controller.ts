import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import { searchProperties } from '#queries/properties/search_properties'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import { findPropertiesValidator } from '#validators/property_search'

export default class PropertySearchesController {
  async index({ request, serialize }: HttpContext) {
    const { sort, page, limit, ...filters } = await request.validateUsing(findPropertiesValidator, {
      data: queryOf(request),
    })

    const { rows, pagination } = await searchProperties(filters, { sort, page, limit })
    return answerPage(
      await serialize(PropertyCardTransformer.transform(rows).useVariant('forSearch')),
      pagination
    )
  }
}
