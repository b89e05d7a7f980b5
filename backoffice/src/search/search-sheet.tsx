import { Command, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Finder } from './finder'
import styles from './search-sheet.module.css'

interface SearchSheetProps {
  close: () => void
  /** The same for commands: a phone has no key for them. */
  openPalette: () => void
}

/** The search of a phone: the whole window, in the browser's own dialog. */
export function SearchSheet({ close, openPalette }: SearchSheetProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('input')?.focus()
  }, [])

  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={t('search.label')} onClose={close}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            dialog.current?.close()
            openPalette()
          }}
        >
          <Command size={17} aria-hidden="true" />
          {t('search.commands')}
        </button>
        <button
          type="button"
          className={styles.close}
          aria-label={t('actions.close')}
          onClick={() => dialog.current?.close()}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <Finder inline onOpen={() => dialog.current?.close()} />
    </dialog>
  )
}
