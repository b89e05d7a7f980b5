import { lazy, Suspense } from 'react'
import { useHydrated } from '~/use-hydrated'
import { loadPart } from './load-part'

const ServiceWorkerClient = lazy(() => loadPart(() => import('./service-worker-client')))

/** Offline support, loaded after the page. */
export function Offline() {
  const hydrated = useHydrated()
  return hydrated && <Suspense>{<ServiceWorkerClient />}</Suspense>
}
