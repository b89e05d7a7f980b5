import { Command, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../hooks/use-media'
import { Finder } from './finder'
import styles from './search-bar.module.css'
import { SearchSheet } from './search-sheet'

const Palette = lazy(() => import('./palette'))

const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The search of the top bar, and the way to the commands: by button, or with Ctrl or ⌘ and K. */
export function SearchBar() {
  const { t } = useTranslation()
  const phone = usePhone()
  const [open, setOpen] = useState<'sheet' | 'palette' | null>(null)
  const close = () => setOpen(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        setOpen((now) => (now === 'palette' ? null : 'palette'))
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      {phone ? (
        <button
          type="button"
          className={styles.button}
          aria-label={t('search.open')}
          aria-haspopup="dialog"
          onClick={() => setOpen('sheet')}
        >
          <Search size={22} aria-hidden="true" />
        </button>
      ) : (
        <>
          <Finder />
          <button
            type="button"
            className={styles.commands}
            aria-label={`${t('search.commands')}, ${KEYS}`}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            title={t('search.commands')}
            onClick={() => setOpen('palette')}
          >
            <Command size={17} aria-hidden="true" />
            <kbd aria-hidden="true">{KEYS}</kbd>
          </button>
        </>
      )}
      {open === 'sheet' && (
        <SearchSheet
          close={() => setOpen((now) => (now === 'sheet' ? null : now))}
          openPalette={() => setOpen('palette')}
        />
      )}
      <Suspense fallback={null}>{open === 'palette' && <Palette close={close} />}</Suspense>
    </>
  )
}
