/**
 * Storefront pages under `/dashboard` that hosts and admins use as well (architecture, who lives
 * where): the wishlist, helping other hosts, changing one's own request, paying for and reviewing one's
 * own stay, its receipt, what is claimed of its deposit, and what changes a review that one has written.
 */
const FOR_EVERYBODY =
  /^\/dashboard\/(wishlist|helping(\/.*)?|bookings\/[1-9]\d*\/(change|claim|pay|receipt|review)|reviews\/[1-9]\d*\/(edit|delete|photos\/[1-9]\d*))\/?$/

export const isForEverybody = (path: string) => FOR_EVERYBODY.test(path)
