/**
 * Storefront pages under `/dashboard` that hosts and admins use as well (architecture, who lives
 * where): the wishlist, and paying for and reviewing one's own stay.
 */
const FOR_EVERYBODY = /^\/dashboard\/(wishlist|bookings\/[1-9]\d*\/(pay|review))\/?$/

export const isForEverybody = (path: string) => FOR_EVERYBODY.test(path)
