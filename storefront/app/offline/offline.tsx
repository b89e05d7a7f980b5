import { lazy, Suspense } from 'react'
import { useHydrated } from '~/use-hydrated'
import { loadPart } from './load-part'

const Companion = lazy(() => loadPart(() => import('./companion')))

/** What helps without a connection; nothing of it is needed for the first look at a page. */
export function Offline() {
  const hydrated = useHydrated()
  return hydrated && <Suspense>{<Companion />}</Suspense>
}
