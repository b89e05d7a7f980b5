import { FLASH_SECONDS, flashCookieName } from '@makao/shared/cookies'

/**
 * Leaves for a page of the storefront with a flash message, in a cookie that lives for a minute.
 * @param path - a path of this site
 */
export function leaveFor(path: string, tone: 'success' | 'error', text: string) {
  const flash = encodeURIComponent(JSON.stringify({ tone, text }))
  const secure = window.location.protocol === 'https:'
  document.cookie = `${flashCookieName(secure)}=${flash}; Path=/; Max-Age=${FLASH_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
  window.location.assign(path)
}
