import type { HttpContext } from '@adonisjs/core/http'
import { changeWishlist } from '#actions/wishlist/change_wishlist'
import { removeFromWishlist } from '#actions/wishlist/remove_from_wishlist'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import { wishlistOf } from '#queries/wishlist/wishlist_of'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import { savedListValidator, wishlistItemValidator } from '#validators/wishlist'

export default class WishlistsController {
  async index({ auth, request, serialize }: HttpContext) {
    const asked = await request.validateUsing(savedListValidator, {
      data: queryOf(request),
    })
    const { rows, pagination } = await wishlistOf(auth.getUserOrFail().id, asked)
    return answerPage(await serialize(PropertyCardTransformer.transform(rows)), pagination)
  }

  /** 201, or 200 when it was saved before. */
  async store({ auth, bouncer, i18n, request, response }: HttpContext) {
    const { propertyId } = await request.validateUsing(wishlistItemValidator, {
      messagesProvider: i18n.createMessagesProvider('wishlist'),
    })
    const property = await findListing(propertyId)
    await bouncer.with(PropertyPolicy).authorize('view', property)

    const { isNew } = await changeWishlist(auth.getUserOrFail(), property.id, 'save')
    if (isNew) response.status(201)
    return answer({ isWishlisted: true }, i18n.t('wishlist.added'))
  }

  /** Idempotent. */
  async destroy({ auth, i18n, params }: HttpContext) {
    await removeFromWishlist(auth.getUserOrFail(), params.id)
    return answer({ isWishlisted: false }, i18n.t('wishlist.removed'))
  }
}
