/** Pages to read: no forms, no secrets in the address. */
const KEPT = [
  /^\/properties(\/\d+(\/reviews)?)?\/?$/,
  /^\/dashboard(\/(bookings(\/\d+)?|wishlist|reviews|profile|settings))?\/?$/,
  /^\/(?!auth|dashboard|language|newsletter|offline|forgot-password)[a-z-]*\/?$/,
]

/**
 * Whether a page is kept: found, not redirected, and with a viewer. Pages of the back office, which nobody reads without a
 * connection, and those with a message say that they are not (`X-Keep: no`).
 */
export function isKept(url: string, { status, redirected, headers }: Response) {
  const { pathname } = new URL(url)
  const whole = status === 200 && !redirected
  const named = headers.has('X-Viewer') && headers.get('X-Keep') !== 'no'
  return whole && named && KEPT.some((page) => page.test(pathname))
}
