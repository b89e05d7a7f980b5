import { today } from '@makao/shared/dates'
import { useRouteLoaderData } from 'react-router'
import type { loadRoot } from './load-root.server'

/** Nairobi's day when the page was rendered: a browser that asked its own clock would disagree after midnight. */
export function useToday() {
  return useRouteLoaderData<typeof loadRoot>('root')?.today ?? today()
}
