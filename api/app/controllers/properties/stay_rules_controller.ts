import type { HttpContext } from '@adonisjs/core/http'
import { setStayRules } from '#actions/properties/set_stay_rules'
import { answer } from '#http/answer'
import { editKnown, orShowCurrent } from '#http/precondition'
import PropertyPolicy from '#policies/property_policy'
import { discloseProperty, findProperty } from '#queries/properties/property_detail'
import PropertyTransformer from '#transformers/property_transformer'
import { stayRulesValidator } from '#validators/prices'

export default class StayRulesController {
  async update(ctx: HttpContext) {
    const { auth, bouncer, i18n, params, request } = ctx
    const property = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('edit', property)
    const changes = await request.validateUsing(stayRulesValidator)
    await bouncer.with(PropertyPolicy).authorize('edit', property, Object.keys(changes))
    const known = editKnown(request)
    await orShowCurrent(
      () => setStayRules(property, auth.getUserOrFail(), changes, known),
      () => this.#detail(ctx, property.id)
    )
    return answer(await this.#detail(ctx, property.id), i18n.t('properties.stayRulesUpdated'))
  }

  async #detail({ auth, serialize }: HttpContext, id: number) {
    const property = await findProperty(id)
    const disclosure = await discloseProperty(property, auth.getUserOrFail())
    return serialize(PropertyTransformer.transform(property, disclosure).useVariant('forDetail'))
  }
}
