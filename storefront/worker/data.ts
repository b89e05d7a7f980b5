import { currentEra, meet } from './reader'

/*
 * What pages ask for while people click around. Without a connection each question is answered with
 * 'load the page as a whole', for whole pages are what is kept.
 */

/** The data of a page for React Router. */
export async function dataOf(request: Request): Promise<Response> {
  const began = currentEra()
  try {
    const response = await fetch(request)
    await meet(response, began)
    return response
  } catch (error) {
    const page = pageOf(new URL(request.url))
    if (!page) {
      throw error
    }
    return new Response(null, {
      status: 204,
      headers: { 'X-Remix-Redirect': page, 'X-Remix-Reload-Document': 'true' },
    })
  }
}

/** Which routes there are: without a connection the page behind a link is loaded as a whole. */
export async function discovery(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } })
  }
}

/** The page whose data is asked for; none for questions that a page asks by the way. */
function pageOf(url: URL) {
  if (/\/quote\.data$/.test(url.pathname)) {
    return null
  }
  const query = new URLSearchParams(url.search)
  query.delete('_routes')
  const path = url.pathname.replace(/(\/_)?\.data$/, '') || '/'
  return query.size > 0 ? `${path}?${query}` : path
}
