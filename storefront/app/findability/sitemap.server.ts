import { apiFor } from '~/api.server'
import { pages } from '~/content/en/pages'

/** Places per sitemap file: the API's largest page. */
const CHUNK = 1000
const PAGE = 100

/** Cache time of a file, in ms. */
const KEPT = 3_600_000

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const kept = new Map<string, { xml: string; until: number }>()

/**
 * A file of the sitemap: `index`, `pages` or `properties-<number>`, cached; null when there is no
 * such file.
 */
export async function sitemapFile(request: Request, origin: string, name: string) {
  const key = `${origin} ${name}`
  const found = kept.get(key)
  if (found && found.until > Date.now()) {
    return found.xml
  }
  const xml = await write(anonymous(request), origin, name)
  if (xml) {
    kept.set(key, { xml, until: Date.now() + KEPT })
  }
  return xml
}

async function write(request: Request, origin: string, name: string) {
  if (name === 'pages') {
    const words = new Set([...Object.keys(pages), 'contact'])
    return urlset(['/', '/properties', ...[...words].map((slug) => `/${slug}`)], origin)
  }
  const { pagination } = await apiFor(request).properties.index({ query: { limit: 1 } })
  const chunks = Math.max(1, Math.ceil(pagination.total / CHUNK))
  if (name === 'index') {
    const files = ['pages', ...Array.from({ length: chunks }, (_, at) => `properties-${at + 1}`)]
    return index(files, origin)
  }
  const number = Number(/^properties-(\d{1,4})$/.exec(name)?.[1] ?? 0)
  return number >= 1 && number <= chunks ? urlset(await places(request, number), origin) : null
}

/** Oldest first, so that a new place never moves others to another file. */
async function places(request: Request, chunk: number) {
  const api = apiFor(request)
  const paths: string[] = []
  for (let page = ((chunk - 1) * CHUNK) / PAGE + 1; paths.length < CHUNK; page += 1) {
    const query = { sort: '-createdAt', limit: PAGE, page } as const
    const { data, pagination } = await api.properties.index({ query })
    paths.push(...data.map(({ _id }) => `/properties/${_id}`))
    if (page >= pagination.pages) {
      break
    }
  }
  return paths
}

/** Without the requester's identity, since the file is cached for everybody. */
function anonymous({ url, headers, signal }: Request) {
  const own = [...headers].filter(([name]) => name.startsWith('x-'))
  return new Request(url, { headers: own, signal })
}

function index(files: string[], origin: string) {
  const entries = files.map((file) => `<sitemap><loc>${origin}/sitemap/${file}.xml</loc></sitemap>`)
  return `${XML}<sitemapindex ${SCHEMA}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

function urlset(paths: string[], origin: string) {
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return `${XML}<urlset ${SCHEMA}>\n${entries.join('\n')}\n</urlset>\n`
}
