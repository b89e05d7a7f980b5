import type { CrudFilter, CrudSort, LogicalFilter } from '@refinedev/core'

/** What a list may be narrowed by, with the values or the pattern that count; also its sorts, as `sort`. */
export type Choices = Record<string, readonly string[] | RegExp>

/** The state of a list, as Refine's `useTable` keeps it. */
export type ListState = {
  currentPage?: number
  pageSize?: number
  sorters?: CrudSort[]
  filters?: CrudFilter[]
}

/** The API's longest search, in characters. */
export const LONGEST_SEARCH = 100

/** Refine's page size, and that of every list (§9); it is not in the address. */
const PAGE_SIZE = 10

const LAST_PAGE = 1_000_000
const LARGEST_PAGE = 100
const FIELD = /^-?[A-Za-z]\w*$/
const STATE = ['sort', 'limit', 'page']

/**
 * The state of a list in its address: `?status=pending&search=asha&sort=-total&page=2`. What the list does
 * not know, or with a value it does not know, is no part of it.
 *
 * @param choices without any, every parameter is a filter
 */
export function readAddress(search: string, choices?: Choices): ListState {
  const params = new URLSearchParams(search)
  const sorters = knownSorters(params.get('sort') ?? '', choices)
  const filters = [...new Set(params.keys())]
    .map((field) => ({ field, operator: 'eq' as const, value: valueOf(params, field) }))
    .filter(({ field, value }) => value && !STATE.includes(field) && knows(field, value, choices))

  return {
    currentPage: wholeNumber(params.get('page'), LAST_PAGE),
    pageSize: wholeNumber(params.get('limit'), LARGEST_PAGE),
    ...(sorters.length > 0 && { sorters }),
    ...(filters.length > 0 && { filters }),
  }
}

/**
 * The address with the state of a list in it, beginning with `?`, or empty. The first page and the usual
 * page size are not said; parameters the list does not know stay.
 *
 * @param query what Refine's `go` is given: `state`, and other parameters
 */
export function writeAddress(
  search: string,
  { currentPage, pageSize, sorters, filters, ...others }: ListState & Record<string, unknown>,
  choices?: Choices
): string {
  const params = new URLSearchParams(search)
  const set = (name: string, value: unknown) =>
    isSaid(value) ? params.set(name, String(value)) : params.delete(name)

  if (filters) {
    const said = new Map(filters.filter(isPlain).map(({ field, value }) => [field, value]))
    for (const name of new Set([...params.keys(), ...said.keys()])) {
      if (!STATE.includes(name) && (said.has(name) || isKnown(name, choices))) {
        set(name, said.get(name))
      }
    }
  }
  for (const [name, value] of Object.entries(others)) {
    set(name, value)
  }
  const state = {
    sort: sorters ? sortOf(sorters) : params.get('sort'),
    limit: pageSize ? pageSize !== PAGE_SIZE && pageSize : params.get('limit'),
    page: currentPage ? currentPage > 1 && currentPage : params.get('page'),
  }
  for (const [name, value] of Object.entries(state)) {
    params.delete(name)
    set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

/** Whether nothing but the search differs: typing a word is one step of the history, not one a letter. */
export function isTyping(from: string, to: string): boolean {
  const without = (search: string) => {
    const params = new URLSearchParams(search)
    params.delete('search')
    params.delete('page')
    return params.toString()
  }
  const searchOf = (search: string) => new URLSearchParams(search).get('search')
  return without(from) === without(to) && searchOf(from) !== searchOf(to)
}

/** The specification's `createdAt` is newest first (§9): the one order that descends without its sign. */
const isNewestFirst = (field: string) => field === 'createdAt'

/** The orders an address or the API names, such as `checkIn,-total`. */
export const sortersOf = (sort: string): CrudSort[] =>
  sort
    .split(',')
    .filter(Boolean)
    .map((name) => {
      const field = name.replace('-', '')
      return { field, order: name.startsWith('-') !== isNewestFirst(field) ? 'desc' : 'asc' }
    })

/** Their names, as in an address and for the API. */
export const sortOf = (sorters: CrudSort[] = []) =>
  sorters
    .map(({ field, order }) => ((order === 'desc') !== isNewestFirst(field) ? `-${field}` : field))
    .join()

function knownSorters(sort: string, choices?: Choices): CrudSort[] {
  const isValid =
    sort.split(',').every((field) => FIELD.test(field)) &&
    (!choices || (isKnown('sort', choices) && knows('sort', sort, choices)))
  return isValid ? sortersOf(sort) : []
}

const isPlain = (filter: CrudFilter): filter is LogicalFilter => 'field' in filter

const isSaid = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && value !== false

const isKnown = (name: string, choices?: Choices) =>
  !choices || name === 'search' || Object.hasOwn(choices, name)

function knows(name: string, value: string, choices?: Choices): boolean {
  if (!choices || name === 'search') {
    return true
  }
  const known = Object.hasOwn(choices, name) ? choices[name] : []
  return known instanceof RegExp ? known.test(value) : known.includes(value)
}

function valueOf(params: URLSearchParams, field: string): string {
  const value = params.get(field) ?? ''
  return field === 'search' ? value.slice(0, LONGEST_SEARCH) : value
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = Math.floor(Number(text))
  return number >= 1 && number <= most ? number : undefined
}
