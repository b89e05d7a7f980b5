/**
 * Storefront pages under `/dashboard` that hosts and admins use as well (architecture, who lives
 * where): the wishlist, helping other hosts, paying for and reviewing one's own stay, its receipt, and
 * what is claimed of its deposit.
 */
const FOR_EVERYBODY =
  /^\/dashboard\/(wishlist|helping(\/.*)?|bookings\/[1-9]\d*\/(claim|pay|receipt|review))\/?$/

export const isForEverybody = (path: string) => FOR_EVERYBODY.test(path)
