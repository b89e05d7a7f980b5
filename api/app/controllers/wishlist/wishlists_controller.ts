import type { HttpContext } from '@adonisjs/core/http'
import { changeWishlist } from '#actions/wishlist/change_wishlist'
import { removeFromWishlist } from '#actions/wishlist/remove_from_wishlist'
import { LIMITS } from '#domain/search'
import { answer, answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import { wishlistOf } from '#queries/wishlist/wishlist_of'
import PropertyCardTransformer from '#transformers/property_card_transformer'
import { savedListValidator, wishlistItemValidator } from '#validators/wishlist'

/** The places the caller saved for later (§2.14). */
export default class WishlistsController {
  async index({ auth, request, serialize }: HttpContext) {
    const { page = 1, limit = LIMITS.list } = await request.validateUsing(savedListValidator, {
      data: queryOf(request),
    })
    const { rows, total } = await wishlistOf(auth.getUserOrFail().id, { page, limit })
    return answerPage(await serialize(PropertyCardTransformer.transform(rows)), {
      total,
      page,
      limit,
    })
  }

  /** Saves a property: 201, or 200 when it was saved before. */
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

  /** Takes a property off the list; one that is not on it is fine. */
  async destroy({ auth, i18n, params }: HttpContext) {
    await removeFromWishlist(auth.getUserOrFail(), params.id)
    return answer({ isWishlisted: false }, i18n.t('wishlist.removed'))
  }
}
