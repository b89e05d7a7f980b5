import { useLocation } from 'react-router'
import { useHydrated } from '~/use-hydrated'
import { searchBehind } from './search-behind'
import type { StayRequest } from './stay-request'

/**
 * Where 'All places' leads. The card that led here says so in the entry of the history, which the server does not
 * know.
 */
export function useSearchBehind(stay: StayRequest) {
  const { state } = useLocation() as { state: unknown }
  return searchBehind(useHydrated() ? state : null, stay)
}
