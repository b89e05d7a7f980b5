import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './bar.module.css'
import type { Cell } from './cells'

/**
 * What one sees of a cell; what it says is its label. A stay's bar begins in the afternoon of its first
 * day and ends in the morning of its last, so that one who leaves and one who comes both fit into a day.
 */
export function Bar({ cell }: { cell: Cell }) {
  const { t } = useTranslation()
  if (cell.kind === 'free') {
    return (
      <>
        <span className={styles.number} aria-hidden="true">
          {Number(cell.day.slice(8))}
        </span>
        {cell.leaving && cell.at === 0 && (
          <span className={`${styles.tail} ${styles[cell.leaving.status]}`} aria-hidden="true" />
        )}
      </>
    )
  }
  const ends = `${cell.begins ? styles.begins : ''} ${cell.ends ? styles.ends : ''}`
  if (cell.kind === 'block') {
    return (
      <span className={`${styles.bar} ${styles.block} ${ends}`} aria-hidden="true">
        <Lock size={13} />
        <span className={styles.words}>{cell.block.reason ?? t('calendar.blocked')}</span>
      </span>
    )
  }
  const { status, guest, nights } = cell.stay
  return (
    <span className={`${styles.bar} ${styles[status]} ${ends}`} aria-hidden="true">
      <span className={styles.words}>
        <b>{guest.firstName}</b> {t('stay.nights', { count: nights })}
      </span>
    </span>
  )
}
