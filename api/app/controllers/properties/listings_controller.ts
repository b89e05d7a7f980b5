import type { HttpContext } from '@adonisjs/core/http'
import { createProperty } from '#actions/properties/create_property'
import { deleteProperty } from '#actions/properties/delete_property'
import { updateProperty } from '#actions/properties/update_property'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { newPhotos } from '#http/new_photos'
import { editKnown, orShowCurrent } from '#http/precondition'
import PropertyPolicy from '#policies/property_policy'
import { discloseProperty, findProperty } from '#queries/properties/property_detail'
import PropertyTransformer from '#transformers/property_transformer'
import { createPropertyValidator, updatePropertyValidator } from '#validators/property'

export default class ListingsController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, i18n, request, response } = ctx
    await bouncer.with(PropertyPolicy).authorize('create')
    const { captions, alts, ...listing } = await request.validateUsing(createPropertyValidator, {
      messagesProvider: i18n.createMessagesProvider('properties.form'),
    })
    const photos = newPhotos(request, { captions, alts })
    const { id } = await createProperty(
      auth.getUserOrFail(),
      listing,
      photos,
      idempotencyKey(request)
    )
    response.status(201)
    return answer(await this.#detail(ctx, id), i18n.t('properties.created'))
  }

  async update(ctx: HttpContext) {
    const { auth, bouncer, i18n, params, request } = ctx
    const property = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('edit', property)
    const { captions, alts, ...changes } = await request.validateUsing(updatePropertyValidator, {
      messagesProvider: i18n.createMessagesProvider('properties.form'),
    })
    await bouncer.with(PropertyPolicy).authorize('edit', property, Object.keys(changes))
    const photos = newPhotos(request, { captions, alts })
    const sent = { photos, known: editKnown(request), key: idempotencyKey(request) }
    await orShowCurrent(
      () => updateProperty(property, auth.getUserOrFail(), changes, sent),
      () => this.#detail(ctx, property.id)
    )
    return answer(await this.#detail(ctx, property.id), i18n.t('properties.updated'))
  }

  async destroy({ auth, bouncer, i18n, params }: HttpContext) {
    const property = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('manage', property)
    await deleteProperty(property.id, auth.getUserOrFail())
    return answer(null, i18n.t('properties.deleted'))
  }

  async #detail({ auth, serialize }: HttpContext, id: number) {
    const property = await findProperty(id)
    const disclosure = await discloseProperty(property, auth.getUserOrFail())
    return serialize(PropertyTransformer.transform(property, disclosure).useVariant('forDetail'))
  }
}
