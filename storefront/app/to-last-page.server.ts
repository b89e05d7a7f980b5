import { redirect } from 'react-router'
import type { Pagination } from './api/types'

/** Leads from a page past the end, as after the last one of it has gone, to the last page of the same list. @throws a redirect */
export function toLastPage(url: URL, pagination: Pagination | null) {
  const { page = 1, pages = 0 } = pagination ?? {}
  if (page <= pages || pages === 0) {
    return
  }
  const query = new URLSearchParams(url.searchParams)
  query.set('page', String(pages))
  throw redirect(`${url.pathname}?${query}`)
}
