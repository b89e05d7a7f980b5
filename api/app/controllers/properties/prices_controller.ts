import type { HttpContext } from '@adonisjs/core/http'
import { setPrices } from '#actions/properties/set_prices'
import { answer } from '#http/answer'
import { editKnown, orShowCurrent } from '#http/precondition'
import PropertyPolicy from '#policies/property_policy'
import { discloseProperty, findProperty } from '#queries/properties/property_detail'
import PropertyTransformer from '#transformers/property_transformer'
import { pricesValidator } from '#validators/prices'

export default class PricesController {
  async update(ctx: HttpContext) {
    const { auth, bouncer, i18n, params, request } = ctx
    const property = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('setPrices', property)
    const changes = await request.validateUsing(pricesValidator)
    const known = editKnown(request)
    await orShowCurrent(
      () => setPrices(property, auth.getUserOrFail(), changes, known),
      () => this.#detail(ctx, property.id)
    )
    return answer(await this.#detail(ctx, property.id), i18n.t('properties.pricesUpdated'))
  }

  async #detail({ auth, serialize }: HttpContext, id: number) {
    const property = await findProperty(id)
    const disclosure = await discloseProperty(property, auth.getUserOrFail())
    return serialize(PropertyTransformer.transform(property, disclosure).useVariant('forDetail'))
  }
}
