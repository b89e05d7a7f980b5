import type User from '#models/user'
import WishlistItem from '#models/wishlist_item'

/** Removes a property from a wishlist; idempotent. */
export async function removeFromWishlist(user: User, propertyId: number) {
  await WishlistItem.query().where({ userId: user.id, propertyId }).delete()
}
