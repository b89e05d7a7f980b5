import type { HttpContext } from '@adonisjs/core/http'
import { changeWishlist } from '#actions/wishlist/change_wishlist'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import { countWishlist, isWishlisted, savedAmong } from '#queries/wishlist/wishlist_of'
import { savedAmongValidator } from '#validators/wishlist'

/** The heart on a card: is it on, turn it over, how many are there. */
export default class WishlistMarksController {
  /** On if it was off, off if it was on; answers the new state. */
  async toggle({ auth, bouncer, i18n, params }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    const { isWishlisted: isOn } = await changeWishlist(auth.getUserOrFail(), property.id, 'toggle')
    return answer({ isWishlisted: isOn }, i18n.t(isOn ? 'wishlist.added' : 'wishlist.removed'))
  }

  /** Whether a property is on the caller's list. */
  async show({ auth, params }: HttpContext) {
    return answer({ isWishlisted: await isWishlisted(auth.getUserOrFail().id, params.id) })
  }

  /** Which of the properties on a page are: one question for all their hearts. */
  async among({ auth, request }: HttpContext) {
    const { properties } = await request.validateUsing(savedAmongValidator, {
      data: queryOf(request),
    })
    return answer({ propertyIds: await savedAmong(auth.getUserOrFail().id, properties) })
  }

  /** How many places the caller's list shows. */
  async count({ auth }: HttpContext) {
    return answer({ count: await countWishlist(auth.getUserOrFail().id) })
  }
}
