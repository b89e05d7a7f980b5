import type { HttpContext } from '@adonisjs/core/http'
import { choosePrimaryPhoto } from '#actions/properties/choose_primary_photo'
import { orderPhotos } from '#actions/properties/order_photos'
import { answer } from '#http/answer'
import PropertyPolicy from '#policies/property_policy'
import { findProperty } from '#queries/properties/property_detail'
import ImageTransformer from '#transformers/image_transformer'
import { photoOrderValidator } from '#validators/property'

export default class PhotoArrangementsController {
  async choosePrimary(ctx: HttpContext) {
    const { auth, i18n, params } = ctx
    const property = await this.#managed(ctx)
    await choosePrimaryPhoto(property.id, params.photoId, auth.getUserOrFail())
    return answer(await this.#photosOf(ctx), i18n.t('properties.primaryUpdated'))
  }

  async order(ctx: HttpContext) {
    const { auth, i18n, request } = ctx
    const property = await this.#managed(ctx)
    const { order } = await request.validateUsing(photoOrderValidator, {
      messagesProvider: i18n.createMessagesProvider('properties.form'),
    })
    await orderPhotos(property.id, order, auth.getUserOrFail())
    return answer(await this.#photosOf(ctx), i18n.t('properties.imagesOrdered'))
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
