import { FLASH_COOKIE, FLASH_SECONDS } from '@makao/shared/cookies'

/**
 * Leaves for a page of the storefront with a flash message, in a cookie that lives for a minute.
 * @param path - a path of this site
 */
export function leaveFor(path: string, tone: 'success' | 'error', text: string) {
  const flash = encodeURIComponent(JSON.stringify({ tone, text }))
  document.cookie = `${FLASH_COOKIE}=${flash}; Path=/; Max-Age=${FLASH_SECONDS}; SameSite=Lax`
  window.location.assign(path)
}
