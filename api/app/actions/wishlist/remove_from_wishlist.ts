import type User from '#models/user'
import WishlistItem from '#models/wishlist_item'

/** Takes a property off somebody's wishlist; one that is not on it is fine. */
export async function removeFromWishlist(user: User, propertyId: number) {
  await WishlistItem.query().where({ userId: user.id, propertyId }).delete()
}
