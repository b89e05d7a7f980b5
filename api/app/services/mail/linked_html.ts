import string from '@adonisjs/core/helpers/string'

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi

/** A sentence's own signs after an address. */
const TAIL = `.,;:!?'’”»]`

/**
 * What somebody wrote as HTML: escaped, with its http and https addresses as links. These are the addresses that
 * `@makao/shared/web-links` finds for the screens; the API is built without that package.
 */
export function linkedHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found)
    html += string.escapeHTML(text.slice(end, index)) + webLink(address)
    end = index + address.length
  }
  return html + string.escapeHTML(text.slice(end))
}

/** @param href without one the words are text */
export function linkHtml(words: string, href?: string): string {
  const shown = string.escapeHTML(words)
  if (!href) return shown
  const to = string.escapeHTML(href)
  return `<a href="${to}" rel="noopener noreferrer nofollow ugc" style="color:#0e6f7a;">${shown}</a>`
}

/** Without the signs of the sentence; a bracket belongs to the address when it was opened in it. */
function trimmed(found: string): string {
  let end = found.length
  while (end > 0 && TAIL.includes(found.charAt(end - 1))) end--
  const address = found.slice(0, end)
  const closes = address.endsWith(')') && !address.includes('(')
  return closes ? trimmed(address.slice(0, -1)) : address
}

/** An address with a user name looks like another site, and stays text. */
function webLink(address: string) {
  const url = URL.parse(address)
  return linkHtml(address, url && !url.username && !url.password ? url.href : undefined)
}
