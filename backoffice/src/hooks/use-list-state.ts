import { useSearchParams } from 'react-router'

/**
 * What a list shows, kept in the address alone (`?search=asha&status=pending&page=2`): it can be
 * bookmarked, sent, reloaded and walked back and forth.
 *
 * @param filterNames - the query parameters besides `search` that narrow this list
 */
export function useListState(...filterNames: string[]) {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1)
  const names = ['search', ...filterNames]
  const filters = names.flatMap((field) => {
    const value = params.get(field)
    return value ? [{ field, operator: 'eq' as const, value }] : []
  })

  function change(name: string, value: string, replace = false) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('page')
        if (value) {
          after.set(name, value)
        } else {
          after.delete(name)
        }
        return after
      },
      { replace }
    )
  }

  return {
    page,
    filters,
    search: params.get('search') ?? '',
    filter: (name: string) => params.get(name) ?? '',
    setPage: (next: number) => change('page', next > 1 ? String(next) : ''),
    /** Each letter replaces the address, so that Back leaves the search and not a letter of it. */
    setSearch: (text: string) => change('search', text.trim(), true),
    setFilter: (name: string, value: string) => change(name, value),
    clear: () => setParams({}),
  }
}

export type ListState = ReturnType<typeof useListState>
