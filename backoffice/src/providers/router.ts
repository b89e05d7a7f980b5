import {
  matchResourceFromRoute,
  ResourceContext,
  type GoConfig,
  type IResourceItem,
  type ParseResponse,
  type RouterProvider,
} from '@refinedev/core'
import reactRouter from '@refinedev/react-router'
import { useCallback, useContext, useRef } from 'react'
import { matchPath, useLocation, useNavigate, type Location } from 'react-router'
import { isTyping, readAddress, writeAddress, type Choices } from './address'

/**
 * Refine's provider for React Router, but for the addresses of lists: they are short
 * (`?status=pending&page=2`), as in letters and links (see `address.ts`). `meta.filters` of a resource
 * names what its list may be narrowed by.
 */
export const routerProvider: RouterProvider = { ...reactRouter, parse: useParse, go: useGo }

/** The state of an entry of the history that a list has written itself. */
export const BY_LIST = { byList: true }

/** Whether a list has written this entry of the history, because its own state had changed. */
export const isWrittenByList = ({ state }: Location) =>
  (state as Partial<typeof BY_LIST> | null)?.byList === true

/** The search a list has written last, which the router renders a moment later. */
export const lastWritten = { search: '' }

const choicesOf = (resource?: IResourceItem) => resource?.meta?.filters as Choices | undefined

/** Dozens of Refine's hooks ask at each rendering where we are. */
function rememberLast<Args extends unknown[], Answer>(work: (...args: Args) => Answer) {
  let last: { args: Args; answer: Answer } | undefined
  return (...args: Args) => {
    if (!last?.args.every((arg, index) => arg === args[index])) {
      last = { args, answer: work(...args) }
    }
    return last.answer
  }
}

/** Refine knows one screen for editing; the further ones of a record are edits, too, with the list behind them. */
const routeOf = rememberLast((pathname: string, resources: IResourceItem[]) => {
  const route = matchResourceFromRoute(pathname, resources)
  if (route.found) {
    return route
  }
  const isHere = (path: string) => matchPath(path, pathname) !== null
  const resource = resources.find((one) => partsOf(one).some(isHere))
  const matchedRoute = resource && partsOf(resource).find(isHere)
  return { ...route, ...(resource && { resource, matchedRoute, action: 'edit' as const }) }
})

const partsOf = ({ meta }: IResourceItem) => (meta?.parts ?? []) as string[]

const parse = rememberLast(
  (pathname: string, search: string, resources: IResourceItem[]): ParseResponse => {
    const { resource, action, matchedRoute } = routeOf(pathname, resources)
    const params = matchedRoute ? matchPath(matchedRoute, pathname)?.params : undefined
    return {
      resource,
      action,
      pathname,
      ...(params?.id && { id: params.id }),
      params: unspread({ ...params, ...readAddress(search, choicesOf(resource)) }),
    }
  }
)

function useParse() {
  const { pathname, search } = useLocation()
  const { resources } = useContext(ResourceContext)
  return useCallback(() => parse(pathname, search, resources), [pathname, search, resources])
}

/**
 * Values that can be read but not spread. Refine spreads an address's parameters into the meta of every call,
 * where they would steer it (`?path=…`), and over the page that a link of a table's pager leads to.
 */
const unspread = <Values extends object>(values: Values) => Object.create(values) as Values

function useGo() {
  const { pathname, state } = useLocation()
  const { resources } = useContext(ResourceContext)
  const { resource } = routeOf(pathname, resources)
  const navigate = useNavigate()
  const isFirst = useRef(true)

  return useCallback(
    ({ to, type, query = {}, hash = '', options }: GoConfig) => {
      /* Not React's: a second change may come before the first is rendered. */
      const here = window.location
      const search = options?.keepQuery ? here.search : ''
      const anchor = hash || (options?.keepHash ? here.hash : '')
      const next = {
        search: writeAddress(search, query, to ? undefined : choicesOf(resource)),
        hash: anchor && `#${anchor.replace(/^#/, '')}`,
      }
      if (type === 'path') {
        return `${to ?? ''}${next.search}${next.hash}`
      }
      if (to === undefined && 'filters' in query) {
        const replace = isFirst.current || isTyping(here.search, next.search)
        isFirst.current = false
        lastWritten.search = next.search
        if (next.search !== here.search) {
          void navigate(next, { replace, state: { ...state, ...BY_LIST } })
        }
      } else if (to) {
        void navigate(`${to}${next.search}${next.hash}`, { replace: type === 'replace' })
      } else {
        lastWritten.search = next.search
        void navigate(next, { replace: type === 'replace', state: { ...state, ...BY_LIST } })
      }
    },
    [state, navigate, resource]
  )
}
