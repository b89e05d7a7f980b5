import { lazy, Suspense } from 'react'
import { useHydrated } from '~/use-hydrated'

const Companion = lazy(() => import('./companion'))

/** What helps without a connection; nothing of it is needed for the first look at a page. */
export function Offline() {
  const hydrated = useHydrated()
  return hydrated && <Suspense>{<Companion />}</Suspense>
}
