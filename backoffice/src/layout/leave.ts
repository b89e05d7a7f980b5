import { FLASH_SECONDS, flashCookieName } from '@makao/shared/cookies'

const secure = window.location.protocol === 'https:'
const NAME = flashCookieName(secure)
const ATTRIBUTES = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

/** For so long the first way out stands, in ms: calls that fail as the session ends do not turn it round. */
const UNDER_WAY = 5000

let leftAt = -Infinity

/**
 * Leaves for a page of the storefront with a flash message, in a cookie that lives for a minute.
 * @param path - a path of this site
 */
export function leaveFor(path: string, tone: 'success' | 'error', text: string) {
  if (Date.now() - leftAt < UNDER_WAY) {
    return
  }
  leftAt = Date.now()
  const flash = encodeURIComponent(JSON.stringify({ tone, text }))
  document.cookie = `${NAME}=${flash}; Max-Age=${FLASH_SECONDS}; ${ATTRIBUTES}`
  window.location.assign(path)
}

/** The message that the page before left for this one, once. */
export function takeFlash(): { tone: 'success' | 'error'; text: string } | null {
  const written = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  if (!written) {
    return null
  }
  document.cookie = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`
  try {
    const { tone, text } = Object(
      JSON.parse(decodeURIComponent(written.slice(NAME.length + 1)))
    ) as Record<string, unknown>
    return (tone === 'success' || tone === 'error') && typeof text === 'string' && text
      ? { tone, text }
      : null
  } catch {
    return null
  }
}
