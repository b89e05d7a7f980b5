import { createContext, use } from 'react'
import type { Thing } from './things.server'

/** What a document tells search engines. Browsers do not get it a second time, as data of the page. */
export const ThingsContext = createContext<Thing[]>([])

/**
 * Structured data (schema.org), in documents alone. Browsers do not run scripts of this type, so it needs no nonce; `<`
 * is escaped so that no text can end the block.
 */
export function StructuredData() {
  const things = use(ThingsContext)
  const json = import.meta.env.SSR ? jsonOf(things) : ''

  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  )
}

function jsonOf(things: Thing[]) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}
