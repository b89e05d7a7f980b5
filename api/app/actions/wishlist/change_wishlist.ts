import { holdProperty } from '#actions/properties/hold_property'
import { holdActiveUser } from '#actions/users/hold_user'
import type User from '#models/user'
import WishlistItem from '#models/wishlist_item'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Adds to the wishlist or toggles; concurrent toggles are serialised.
 * @returns whether it is on the list now, and whether that is new
 * @throws Refusal 404 when the property was deleted
 */
export function changeWishlist(user: User, propertyId: number, wish: 'save' | 'toggle') {
  return writeTransaction(async (trx) => {
    await holdActiveUser(trx, user.id)
    await holdProperty(trx, propertyId)
    const item = await WishlistItem.query({ client: trx })
      .where({ userId: user.id, propertyId })
      .first()
    if (!item) await WishlistItem.create({ userId: user.id, propertyId }, { client: trx })
    else if (wish === 'toggle') await item.delete()
    return { isWishlisted: !item || wish === 'save', isNew: !item }
  })
}
