import type { HttpContext } from '@adonisjs/core/http'
import { copyProperty } from '#actions/properties/copy_property'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import PropertyPolicy from '#policies/property_policy'
import { discloseProperty, findProperty } from '#queries/properties/property_detail'
import PropertyTransformer from '#transformers/property_transformer'

export default class CopiesController {
  async store({ auth, bouncer, i18n, params, request, response, serialize }: HttpContext) {
    const source = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', source)
    const actor = auth.getUserOrFail()
    const { id } = await copyProperty(source, actor, idempotencyKey(request))

    const copy = await findProperty(id)
    const disclosure = await discloseProperty(copy, actor)
    const detail = PropertyTransformer.transform(copy, disclosure).useVariant('forDetail')
    response.status(201)
    return answer(await serialize(detail), i18n.t('properties.copied'))
  }
}
