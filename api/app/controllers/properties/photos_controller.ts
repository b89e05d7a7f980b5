import type { HttpContext } from '@adonisjs/core/http'
import { addPhotos } from '#actions/properties/add_photos'
import { editPhoto } from '#actions/properties/edit_photo'
import { removePhoto } from '#actions/properties/remove_photo'
import { answer } from '#http/answer'
import { idempotencyKey } from '#http/idempotency_key'
import { newPhotos } from '#http/new_photos'
import PropertyPolicy from '#policies/property_policy'
import { findProperty } from '#queries/properties/property_detail'
import ImageTransformer from '#transformers/image_transformer'
import { addPhotosValidator, editPhotoValidator } from '#validators/property'

/** Every answer has all pictures, the primary one first. */
export default class PhotosController {
  async store(ctx: HttpContext) {
    const { auth, i18n, request, response } = ctx
    const property = await this.#managed(ctx)
    const words = await request.validateUsing(addPhotosValidator, {
      messagesProvider: i18n.createMessagesProvider('properties.form'),
    })
    await addPhotos(
      property,
      auth.getUserOrFail(),
      newPhotos(request, words),
      idempotencyKey(request)
    )
    response.status(201)
    return answer(await this.#photosOf(ctx), i18n.t('properties.imagesAdded'))
  }

  async update(ctx: HttpContext) {
    const { auth, i18n, params, request } = ctx
    const property = await this.#managed(ctx)
    const changes = await request.validateUsing(editPhotoValidator, {
      messagesProvider: i18n.createMessagesProvider('properties.form'),
    })
    await editPhoto(property.id, params.photoId, auth.getUserOrFail(), changes)
    return answer(await this.#photosOf(ctx), i18n.t('properties.imageUpdated'))
  }

  async destroy(ctx: HttpContext) {
    const property = await this.#managed(ctx)
    await removePhoto(property.id, ctx.params.photoId, ctx.auth.getUserOrFail())
    return answer(await this.#photosOf(ctx), ctx.i18n.t('properties.imageDeleted'))
  }

  async #managed({ bouncer, params }: HttpContext) {
    const property = await findProperty(params.id)
    await bouncer.with(PropertyPolicy).authorize('edit', property)
    return property
  }

  async #photosOf({ params, serialize }: HttpContext) {
    const { images } = await findProperty(params.id)
    return serialize(ImageTransformer.transform(images))
  }
}
