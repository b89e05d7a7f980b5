import { useEffect, useState } from 'react'
import { useFetchers, useLocation, useNavigation, useRevalidator } from 'react-router'
import { Icon } from '~/components/icon'
import { notify } from '~/components/toast'
import { formatMoment } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import offline from '~/locales/en/offline.json'
import { useViewer } from '~/use-viewer'
import { isReachable } from './is-reachable'
import { keepForLater, renewKept, startServiceWorker } from './service-worker'

/** How long a page must be open to count as visited, in ms. */
const VISIT = 2500

/** Keeps visited pages, reports connection changes, and shows the age of kept pages. */
export default function ServiceWorkerClient() {
  const t = useText(offline)
  const { locale } = useLanguage()
  const saved = useSavedAt()
  const isSlow = document.documentElement.dataset.savedBecause === 'slow'
  useConnectionToasts()
  useKeptVisits()

  return (
    saved && (
      <p role="status" className="border-b border-line bg-sunken">
        <span className="page-width flex items-center gap-3 py-3 text-sm font-semibold">
          <Icon name="wifi-off" className="text-laterite" />
          {t(isSlow ? 'offline.slow' : 'offline.saved', { date: formatMoment(saved, locale) })}
        </span>
      </p>
    )
  )
}

/** When this page was kept; null for a fresh one. */
function useSavedAt() {
  const { key } = useLocation()
  const [first] = useState(key)
  const [saved, setSaved] = useState(() => document.documentElement.dataset.saved ?? null)
  const { revalidate } = useRevalidator()

  useEffect(() => {
    async function refresh() {
      if (saved && (await isReachable())) {
        await revalidate()
        setSaved(null)
      }
    }
    // A slow line is no lost one: no event will tell that it is back.
    if (document.documentElement.dataset.savedBecause === 'slow') {
      void refresh()
    }
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [saved, revalidate])

  return key === first ? saved : null
}

function useConnectionToasts() {
  const t = useText(offline)

  useEffect(() => {
    const lost = () => notify({ tone: 'error', text: t('offline.lost') })
    const back = () => notify({ tone: 'success', text: t('offline.back') })
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [t])
}

/** Keeps visited pages, and a guest's trips: after signing in, and after every write. */
function useKeptVisits() {
  const { pathname, search } = useLocation()
  const guest = useViewer()?.role === 'guest'
  const underWay = [useNavigation(), ...useFetchers()]
  const writing = underWay.some(({ formMethod }) => formMethod === 'POST')

  useEffect(() => {
    void startServiceWorker()
  }, [])

  useEffect(() => {
    if (writing) {
      return renewKept
    }
    const visit = setTimeout(() => {
      void keepForLater(pathname + search, guest)
    }, VISIT)
    return () => clearTimeout(visit)
  }, [pathname, search, guest, writing])
}
