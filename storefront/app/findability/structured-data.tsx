import type { Thing } from './breadcrumb-list'

/**
 * Structured data (schema.org). Browsers do not run scripts of this type, so it needs no nonce; `<`
 * is escaped so that no text can end the block.
 */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
