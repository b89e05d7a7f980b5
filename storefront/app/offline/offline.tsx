import { lazy, Suspense } from 'react'
import { useHydrated } from '~/use-hydrated'

/** Nobody sees it: where it cannot be loaded, the next page tries again. */
const ServiceWorkerClient = lazy(() =>
  import('./service-worker-client').catch(() => ({ default: () => null }))
)

/** Offline support, loaded after the page. */
export function Offline() {
  const hydrated = useHydrated()
  return hydrated && <Suspense>{<ServiceWorkerClient />}</Suspense>
}
