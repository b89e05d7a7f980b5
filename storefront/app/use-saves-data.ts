import { useRouteLoaderData } from 'react-router'
import type { loadRoot } from './load-root.server'
import { useViewer } from './use-viewer'

/** Whether the browser asks for less data (`Save-Data`): smaller pictures, no prefetching. */
export function useSavesData() {
  return useRouteLoaderData<typeof loadRoot>('root')?.savesData ?? false
}

/** Prefetches links on intent, or not at all with `Save-Data` and for who is signed in: their data is kept nowhere. */
export function usePrefetch() {
  const viewer = useViewer()
  return useSavesData() || viewer ? 'none' : 'intent'
}
