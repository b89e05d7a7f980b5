import type { Thing } from './things.server'

/**
 * Facts for machines (schema.org), as a block of data. Browsers run no script of this type, so the
 * content security policy asks for no nonce; `<` is written so that no text can end the block.
 */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)

  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
