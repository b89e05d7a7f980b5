/** Paths of what carries passwords, codes, tokens or tax numbers. */
const SECRETS = [
  'auth/login',
  'auth/logout',
  'auth/updatepassword',
  'earnings/tax',
  'sessions',
  'settings/two-factor',
]

/**
 * Whether a write there is never repeated by itself: the API keeps no trace of it by which it would know the second one
 * (ADR 0028).
 */
export function isSentOnce(path = '') {
  const place = path.replace(/^\//, '')
  return SECRETS.some((secret) => place === secret || place.startsWith(`${secret}/`))
}
