import { Button } from 'antd'
import { UserRoundX } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './network-banner.module.css'
import { otherAccount, startAnew } from './other-account'
import { useTopDialog } from './use-top-dialog'

/** Nothing can be saved any more: what was typed stays to be copied until somebody goes on. */
export function OtherAccountBanner() {
  return useSyncExternalStore(otherAccount.subscribe, otherAccount.waits) && <Banner />
}

/** Within a dialog that is open, which keeps keyboards and screen readers inside. */
function Banner() {
  const { t } = useTranslation()
  const dialog = useTopDialog()

  return createPortal(
    <div role="alert" className={styles.place}>
      <div className={styles.banner}>
        <UserRoundX size={18} aria-hidden="true" />
        <span>{t('shell.otherAccountTyped')}</span>
        <Button className={styles.step} onClick={startAnew}>
          {t('shell.otherAccountGoOn')}
        </Button>
      </div>
    </div>,
    dialog ?? document.body
  )
}
