import { originOf } from '~/findability/origin.server'
import { sitemapFile } from '~/findability/sitemap.server'
import type { Route } from './+types/route'

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const name = params.file?.replace(/\.xml$/, '') ?? 'index'
  const xml = await sitemapFile(request, originOf(url), name)
  if (!xml) {
    throw new Response(null, { status: 404 })
  }
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
