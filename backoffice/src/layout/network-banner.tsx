import { onlineManager, useMutationState } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './network-banner.module.css'

const subscribe = (changed: () => void) => onlineManager.subscribe(changed)
const isOnline = () => onlineManager.isOnline()

/** Says that the network is gone, and how many changes wait for it. */
export function NetworkBanner() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(subscribe, isOnline)
  const waiting = useMutationState({ filters: { status: 'pending' } }).length

  return (
    <div role="status" className={styles.place}>
      {!online && (
        <p className={styles.banner}>
          <CloudOff size={18} aria-hidden="true" />
          <span>
            {t('shell.offline')}
            {waiting > 0 && <b> {t('shell.unsent', { count: waiting })}</b>}
          </span>
        </p>
      )}
    </div>
  )
}
