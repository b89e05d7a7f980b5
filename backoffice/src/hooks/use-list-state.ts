import { useSearchParams } from 'react-router'

/** The API's largest page number. */
const LAST_PAGE = 1_000_000

/** The longest search the API takes, in characters. */
export const LONGEST_SEARCH = 100

/**
 * What a list shows, kept in the address alone (`?search=asha&status=pending&page=2`): it can be
 * bookmarked, sent, reloaded and walked back and forth. What the address says wrongly is ignored.
 *
 * @param choices - the query parameters besides `search` that narrow this list, with their values or the
 *   form of these
 */
export function useListState(choices: Record<string, readonly string[] | RegExp>) {
  const [params, setParams] = useSearchParams()
  const page = Math.floor(Number(params.get('page')))
  const search = params.get('search')?.slice(0, LONGEST_SEARCH) ?? ''
  const choice = (name: string) => {
    const value = params.get(name) ?? ''
    const known = choices[name]
    return (known instanceof RegExp ? known.test(value) : known?.includes(value)) ? value : ''
  }

  /** From the address as it is now: a quick second tap may come before the first has been drawn. */
  function change(name: string, value: string, replace = false, without = name) {
    const after = new URLSearchParams(window.location.search)
    after.delete('page')
    after.delete(name)
    after.delete(without)
    if (value) {
      after.set(name, value)
    }
    setParams(after, { replace })
  }

  return {
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    search,
    choice,
    /** For `useList`. */
    filters: Object.keys(choices)
      .map((name) => [name, choice(name)])
      .concat([['search', search]])
      .flatMap(([field, value]) => (value ? [{ field, operator: 'eq' as const, value }] : [])),
    setPage: (next: number, replace = false) =>
      change('page', next > 1 ? String(next) : '', replace),
    /** Each pause replaces the address, so that Back leaves the search and not a part of it. */
    setSearch: (text: string) => change('search', text.trim(), true),
    /** `without` is a choice that means nothing beside the new one. */
    choose: (name: string, value: string, without?: string) => change(name, value, false, without),
    clear: () => setParams({}),
  }
}

export type ListState = ReturnType<typeof useListState>
