import type { HttpContext } from '@adonisjs/core/http'
import { changeWishlist } from '#actions/wishlist/change_wishlist'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import PropertyPolicy from '#policies/property_policy'
import { findListing } from '#queries/properties/find_listing'
import { countWishlist, isWishlisted, savedAmong } from '#queries/wishlist/wishlist_of'
import { savedAmongValidator } from '#validators/wishlist'

export default class WishlistMarksController {
  async toggle({ auth, bouncer, i18n, params }: HttpContext) {
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    const { isWishlisted: isOn } = await changeWishlist(auth.getUserOrFail(), property.id, 'toggle')
    return answer({ isWishlisted: isOn }, i18n.t(isOn ? 'wishlist.added' : 'wishlist.removed'))
  }

  async show({ auth, params }: HttpContext) {
    return answer({ isWishlisted: await isWishlisted(auth.getUserOrFail().id, params.id) })
  }

  async among({ auth, request }: HttpContext) {
    const { properties } = await request.validateUsing(savedAmongValidator, {
      data: queryOf(request),
    })
    return answer({ propertyIds: await savedAmong(auth.getUserOrFail().id, properties) })
  }

  async count({ auth }: HttpContext) {
    return answer({ count: await countWishlist(auth.getUserOrFail().id) })
  }
}
