import type { Request, Response } from 'express'

/** On what sends somebody to sign in before it did anything. */
export const SIGN_IN_FIRST = 'X-Sign-In-First'

/**
 * Questions, choices that the viewer's own browser or session keeps, and wishlists, which nobody else's page counts. However they
 * are written: the API and React Router decode a path, and React Router reads large letters as small ones.
 */
const NOTHING_ANEW = [
  /^\/api\/v1\/bookings\/properties\/\d+\/check-availability\/?$/i,
  /^\/(language|currency|auth\/logout)(\.data)?\/?$/i,
  /^\/api\/v1\/wishlist(\/\d+(\/toggle)?)?\/?$/i,
  /^\/properties\/\d+\/wishlist(\.data)?\/?$/i,
]

/** By which these are sent: a wish is taken back by either. */
const METHODS = ['POST', 'DELETE']

/** Whether what was sent left every visitor's page as it is: such things anybody may send, as often as they like (ADR 0044). */
export function changesNoPage({ path, method }: Request, res: Response, status = res.statusCode) {
  const isRefused = (status >= 400 && status < 500) || res.hasHeader(SIGN_IN_FIRST)
  const sent = decodeURIComponent(path)
  const isOwn = METHODS.includes(method) && NOTHING_ANEW.some((one) => one.test(sent))
  return isRefused || isOwn
}
