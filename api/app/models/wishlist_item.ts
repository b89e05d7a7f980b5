import { WishlistItemSchema } from '#database/schema'

/** A property somebody saved for later; once per person and property. */
export default class WishlistItem extends WishlistItemSchema {}
