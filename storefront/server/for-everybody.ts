/**
 * Storefront pages under `/dashboard` that hosts and admins use as well (architecture, who lives
 * where): the wishlist, helping other hosts, paying for and reviewing one's own stay, and its receipt.
 */
const FOR_EVERYBODY =
  /^\/dashboard\/(wishlist|helping(\/.*)?|bookings\/[1-9]\d*\/(pay|receipt|review))\/?$/

export const isForEverybody = (path: string) => FOR_EVERYBODY.test(path)
