/**
 * The pages under `/dashboard` that are the storefront's for everybody (architecture, who lives where): the wishlist,
 * and paying for and reviewing a stay of one's own, which hosts and admins who travel do as well.
 */
const FOR_EVERYBODY = /^\/dashboard\/(wishlist|bookings\/[1-9]\d*\/(pay|review))\/?$/

export const isForEverybody = (path: string) => FOR_EVERYBODY.test(path)
