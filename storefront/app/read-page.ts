/** As the API takes it. */
const LAST = 1_000_000

/** The page that an address asks for, from 1. */
export function readPage(params: URLSearchParams) {
  const page = Math.trunc(Number(params.get('page'))) || 1
  return Math.min(Math.max(page, 1), LAST)
}
