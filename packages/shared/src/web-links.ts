/** A piece of a text; with `href` it is a web address. */
export interface TextPart {
  text: string
  href?: string
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi

/** A sentence's own signs after an address; a bracket belongs to it when it was opened in it. */
const TAIL = `.,;:!?'’”»]`

/**
 * Finds the http and https addresses in a text that people wrote. Other schemes stay text, and so
 * does an address with a user name, which looks like another site.
 */
export function withWebLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found)
    const url = URL.parse(address)
    if (url && !url.username && !url.password) {
      parts.push({ text: text.slice(end, index) }, { text: address, href: url.href })
      end = index + address.length
    }
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '')
}

function trimmed(found: string): string {
  let end = found.length
  while (end > 0 && TAIL.includes(found.charAt(end - 1))) end--
  const address = found.slice(0, end)
  const closes = address.endsWith(')') && !address.includes('(')
  return closes ? trimmed(address.slice(0, -1)) : address
}
