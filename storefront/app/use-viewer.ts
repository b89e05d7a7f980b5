import { useRouteLoaderData } from 'react-router'
import type { loadRoot } from './load-root.server'

/** The signed-in user, or null; also where the root failed to load. */
export function useViewer() {
  return useRouteLoaderData<typeof loadRoot>('root')?.viewer ?? null
}
