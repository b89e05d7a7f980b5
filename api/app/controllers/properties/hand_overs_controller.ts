import type { HttpContext } from '@adonisjs/core/http'
import { handOverProperty } from '#actions/properties/hand_over_property'
import { answer } from '#http/answer'
import PropertyPolicy from '#policies/property_policy'
import { discloseProperty, findProperty } from '#queries/properties/property_detail'
import PropertyTransformer from '#transformers/property_transformer'
import { handOverValidator } from '#validators/property'

export default class HandOversController {
  async update({ auth, bouncer, i18n, params, request, serialize }: HttpContext) {
    await bouncer.with(PropertyPolicy).authorize('handOver')
    const property = await findProperty(params.id)
    const { host } = await request.validateUsing(handOverValidator)
    const admin = auth.getUserOrFail()
    await handOverProperty(property, host, admin)
    const now = await findProperty(params.id)
    const disclosure = await discloseProperty(now, admin)
    return answer(
      await serialize(PropertyTransformer.transform(now, disclosure).useVariant('forDetail')),
      i18n.t('properties.handedOver')
    )
  }
}
