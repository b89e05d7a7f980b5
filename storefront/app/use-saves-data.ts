import { useRouteLoaderData } from 'react-router'
import type { loader } from './root'

/** Whether the reader's browser asks for less (`Save-Data`): smaller pictures, nothing in advance. */
export function useSavesData() {
  return useRouteLoaderData<typeof loader>('root')?.savesData ?? false
}

/** How links fetch ahead: at the first sign of interest, or not at all for those who save data. */
export function usePrefetch() {
  return useSavesData() ? 'none' : 'intent'
}
