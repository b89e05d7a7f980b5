/**
 * Leaves for a page of the storefront, which says `text` when it arrives: its own flash message
 * travels in this cookie for a minute at most.
 *
 * @param path - a path of this site
 */
export function leaveFor(path: string, tone: 'success' | 'error', text: string) {
  const flash = encodeURIComponent(JSON.stringify({ tone, text }))
  document.cookie = `makao_flash=${flash}; Path=/; Max-Age=60; SameSite=Lax`
  window.location.assign(path)
}
