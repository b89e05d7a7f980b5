import { useRouteLoaderData } from 'react-router'
import type { loader } from './root'

/** Whoever is signed in, or null: for everybody who was not, also where a page could not be loaded. */
export function useViewer() {
  return useRouteLoaderData<typeof loader>('root')?.user ?? null
}
