import type { LogicalFilter } from '@refinedev/core'
import { useSearchParams } from 'react-router'
import { readAddress, writeAddress, type ListState } from '../../providers/address'
import { BY_LIST } from '../../providers/router'

/** The search and the page of the calendar, in its address beside the days. */
export function useFound() {
  const [params, setParams] = useSearchParams()
  const { currentPage: page = 1, filters = [] } = readAddress(`?${params}`, {})
  const [search] = filters as LogicalFilter[]

  /** From the current URL: a second tap may come before the first has rendered. */
  const change = (state: ListState, replace: boolean) =>
    setParams(writeAddress(window.location.search, state, {}), { replace, state: BY_LIST })

  return {
    page,
    filters,
    search: String(search?.value ?? ''),
    setPage: (currentPage: number, replace = false) => change({ currentPage }, replace),
    setSearch: (value: string) =>
      change({ currentPage: 1, filters: [{ field: 'search', operator: 'eq', value }] }, true),
  }
}

export type Found = ReturnType<typeof useFound>
