import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '~/components/button'
import { EmptyState } from '~/components/page-state'
import { useText } from '~/i18n/use-text'
import { isReachable } from '~/offline/is-reachable'
import { useHydrated } from '~/use-hydrated'
import common from '~/locales/en/common.json'
import offline from '~/locales/en/offline.json'
import { KeptPages } from './kept-pages'

/** Shown offline instead of a page that was not kept. */
export default function OfflinePage() {
  const t = useText(offline)
  const tc = useText(common)
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  // The page was kept without an address; links keep the one they are hydrated with.
  const from = pathOf(isHydrated ? query.get('from') : null)

  useEffect(() => {
    async function goOn() {
      if (await isReachable()) {
        location.replace(from)
      }
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [from])

  return (
    <div className="page-width grid gap-10 py-12">
      <title>{`${t('offline.title')} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" title={t('offline.title')} text={t('offline.text')}>
        <LinkButton to={from} reloadDocument>
          {t('offline.tryAgain')}
        </LinkButton>
      </EmptyState>
      <KeptPages />
    </div>
  )
}

/** A local path, else the home page. */
function pathOf(from: string | null) {
  return from && /^\/(?![/\\])/.test(from) ? from : '/'
}
