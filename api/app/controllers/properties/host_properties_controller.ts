import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { listEveryProperty } from '#queries/properties/every_property'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import { hostPropertiesValidator } from '#validators/property_search'

/** 'My Properties' (§2.12), inactive ones included. */
export default class HostPropertiesController {
  async index({ auth, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(PropertyPolicy).authorize('viewOwn')
    const {
      sort,
      page,
      limit = LIMITS.list,
      status,
      ...filters
    } = await request.validateUsing(hostPropertiesValidator, { data: queryOf(request) })

    const own = { hostId: auth.getUserOrFail().id, status }
    const { rows, pagination } = await listEveryProperty(own, filters, { sort, page, limit })
    const cards = PropertyCardTransformer.transform(rows, true)
    return answerPage(await serialize(cards.useVariant('forSearch')), pagination)
  }
}
