import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import PropertyPolicy from '#policies/property_policy'
import { discloseProperty, findProperty } from '#queries/properties/property_detail'
import PropertyTransformer from '#transformers/property_transformer'

/** The listing as who manages it for its host edits it, also while it is not on offer (ADR 0086). */
export default class HelpedPlacesController {
  async show({ auth, bouncer, params, serialize }: HttpContext) {
    const property = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('edit', property)
    const disclosure = await discloseProperty(property, auth.getUserOrFail())
    return answer(
      await serialize(PropertyTransformer.transform(property, disclosure).useVariant('forDetail'))
    )
  }
}
