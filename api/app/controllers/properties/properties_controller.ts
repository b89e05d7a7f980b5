import type { HttpContext } from '@adonisjs/core/http'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { discloseProperty, findProperty } from '#queries/properties/property_detail'
import { listEveryProperty } from '#queries/properties/every_property'
import { searchProperties } from '#queries/properties/search_properties'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import PropertyTransformer from '#transformers/property_transformer'
import { propertySearchValidator } from '#validators/property_search'

export default class PropertiesController {
  async index({ auth, bouncer, request, serialize }: HttpContext) {
    const asked = await request.validateUsing(propertySearchValidator, { data: queryOf(request) })
    const { sort, page, limit, scope, host, status, isActive, ...filters } = asked

    if (scope === 'all') {
      await auth.authenticate()
      await bouncer.with(PropertyPolicy).authorize('viewAll')
    }
    const { rows, pagination } =
      scope === 'all'
        ? await listEveryProperty({ hostId: host, status, isActive }, filters, {
            sort,
            page,
            limit,
          })
        : await searchProperties(filters, { sort, page, limit })
    const cards = PropertyCardTransformer.transform(rows, scope === 'all')
    return answerPage(await serialize(cards.useVariant('forSearch')), pagination)
  }

  async show({ auth, bouncer, params, serialize }: HttpContext) {
    const property = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    const disclosure = await discloseProperty(property, auth.user ?? null)
    return answer(
      await serialize(PropertyTransformer.transform(property, disclosure).useVariant('forDetail'))
    )
  }
}
