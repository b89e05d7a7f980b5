import { Search } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../hooks/use-media'
import { later } from '../components/later'
import styles from './search-bar.module.css'
import { useSearchLabel } from './use-search-label'

const Palette = later(() => import('./palette'))

const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Opens the palette, which finds screens, steps and records (Ctrl or ⌘ and K). */
export function SearchBar() {
  const { t } = useTranslation()
  const label = useSearchLabel()
  const phone = usePhone()
  /** How often it was opened, while it is. */
  const [opened, setOpened] = useState<number | null>(null)
  const times = useRef(0)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        // A dialog hears that it was closed only after keys that were pressed meanwhile.
        if (dialog.current?.open) dialog.current.close()
        else setOpened(++times.current)
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        className={phone ? styles.button : styles.field}
        aria-label={phone ? t('search.open') : undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.preload}
        onFocus={Palette.preload}
        onClick={() => setOpened(++times.current)}
      >
        <Search size={phone ? 22 : 17} aria-hidden="true" />
        {!phone && (
          <>
            <span>{label}</span>
            <kbd>{KEYS}</kbd>
          </>
        )}
      </button>
      <Suspense fallback={null}>
        {opened !== null && (
          <Palette
            key={opened}
            dialog={dialog}
            close={() => setOpened((now) => (now === opened ? null : now))}
          />
        )}
      </Suspense>
    </>
  )
}
