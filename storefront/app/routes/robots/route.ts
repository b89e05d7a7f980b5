import { originOf } from '~/findability/origin.server'
import type { Route } from './+types/route'

/** Private pages, and addresses that are no pages. */
const CLOSED = ['/dashboard', '/auth/', '/api/', '/dev/', '/language', '/forgot-password']

export function loader({ url }: Route.LoaderArgs) {
  const rules = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /']
  const text = `${rules.join('\n')}\n\nSitemap: ${originOf(url)}/sitemap.xml\n`
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
