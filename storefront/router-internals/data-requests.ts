/*
 * What the service worker knows of the requests that React Router's client makes. Answers of 204
 * with these headers are kept upstream for servers that redirect outside of the router, but as a
 * detail of the implementation (remix-run/react-router#13364).
 */

/** Asks for the modules of a route that is met for the first time. */
export const isDiscovery = ({ pathname }: URL) => pathname === '/__manifest'

/** Asks for the data of a page, or sends a form to it. */
export const isDataRequest = ({ pathname }: URL) => pathname.endsWith('.data')

/** The page whose data is requested. */
export function pageOfData(url: URL) {
  const query = new URLSearchParams(url.search)
  query.delete('_routes')
  const path = url.pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  return query.size > 0 ? `${path}?${query}` : path
}

/** Answers a data request: the browser shall open this page as a document. */
export const openDocument = (page: string) =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': page, 'X-Remix-Reload-Document': 'true' },
  })

/** Answers a discovery: the link shall be opened as a document. */
export const openLinkAsDocument = () =>
  new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
