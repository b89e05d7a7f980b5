import string from '@adonisjs/core/helpers/string'

const ADDRESS = /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”»)\]]/gi

/** What somebody wrote as HTML: escaped, with its http and https addresses as links. */
export function linkedHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
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

/** An address with a user name looks like another site, and stays text. */
function webLink(address: string) {
  const url = URL.parse(address)
  return linkHtml(address, url && !url.username && !url.password ? url.href : undefined)
}
