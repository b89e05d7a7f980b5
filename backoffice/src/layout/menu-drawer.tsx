import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand'
import styles from './menu-drawer.module.css'
import { Navigation } from './navigation'
import { WhoAmI } from './who-am-i'

interface MenuDrawerProps {
  open: boolean
  close: () => void
}

/** The menu of narrow windows in a native dialog, which needs no download. */
export function MenuDrawer({ open, close }: MenuDrawerProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) {
      dialog.current?.showModal()
    } else {
      dialog.current?.close()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('menu.label')}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Brand />
          <button
            type="button"
            className={styles.close}
            aria-label={t('menu.close')}
            onClick={close}
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <Navigation onFollow={close} />
        <a href="/" className={styles.site}>
          {t('shell.storefront')}
        </a>
        <WhoAmI />
      </div>
    </dialog>
  )
}
