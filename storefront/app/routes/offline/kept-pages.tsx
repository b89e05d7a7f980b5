import { useEffect, useState } from 'react'
import { useText } from '~/i18n/use-text'
import keptTexts from '~/locales/en/kept-pages.json'
import offline from '~/locales/en/offline.json'

interface KeptPage {
  path: string
  title: string
}

const LIMIT = 20

/** The pages the service worker has kept, latest first. */
export function KeptPages() {
  const t = useText(offline)
  const named = usePageName()
  const [pages, setPages] = useState<KeptPage[]>([])

  useEffect(() => {
    void keptPages().then(setPages)
  }, [])

  return (
    pages.length > 0 && (
      <section className="mx-auto grid w-full max-w-xl gap-3">
        <h2 className="text-xl">{t('offline.kept')}</h2>
        <ul className="grid">
          {pages.map(({ path, title }) => (
            <li key={path} className="border-b border-line">
              <a href={path} className="flex min-h-12 items-center py-2 hover:underline">
                {named(path, title)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}

/** Several pages of one place have its title. */
function usePageName() {
  const t = useText(keptTexts)

  return (path: string, title: string) => {
    if (/^\/dashboard\/bookings\/\d+$/.test(path)) {
      return t('keptPages.trip', { title })
    }
    return /^\/properties\/\d+\/reviews/.test(path) ? t('keptPages.reviews', { title }) : title
  }
}

async function keptPages(): Promise<KeptPage[]> {
  if (!('caches' in window)) {
    return []
  }
  const cache = await caches.open('pages')
  const requests = [...(await cache.keys())].reverse()
  const names = requests.map(({ url }) => nameOf(new URL(url)))
  const latest = requests.filter((_, index) => {
    const name = names[index] ?? ''
    return name !== '/offline' && names.indexOf(name) === index
  })
  return Promise.all(
    latest.slice(0, LIMIT).map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const kept = await cache.match(url, { ignoreVary: true })
      const html = await kept?.text()
      return { path: pathname + search, title: titleOf(html) || pathname }
    })
  )
}

/** A place is one page, whatever the dates it was opened with; each search is another. */
function nameOf({ pathname, search }: URL) {
  return /^\/properties\/\d/.test(pathname) ? pathname : pathname + search
}

function titleOf(html = '') {
  return new DOMParser().parseFromString(html, 'text/html').title.replace(/ · Makao$/, '')
}
