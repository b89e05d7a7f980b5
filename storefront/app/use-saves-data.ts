import { useRouteLoaderData } from 'react-router'
import type { loadRoot } from './load-root.server'

/** Whether the browser asks for less data (`Save-Data`): smaller pictures, no prefetching. */
export function useSavesData() {
  return useRouteLoaderData<typeof loadRoot>('root')?.savesData ?? false
}

/** Prefetches links on intent, or not at all with `Save-Data`. */
export function usePrefetch() {
  return useSavesData() ? 'none' : 'intent'
}
