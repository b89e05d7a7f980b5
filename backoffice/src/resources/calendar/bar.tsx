import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { today } from '@makao/shared/dates'
import { number, tinyNumber } from '../../format/money'
import styles from './bar.module.css'
import type { Cell } from './cells'

/** Longer amounts find no room on a day. */
const MILLION = 1_000_000

/**
 * The visible part of a cell. A stay starts in the afternoon and ends in the morning, so that
 * departure and arrival share a day.
 */
export function Bar({ cell }: { cell: Cell }) {
  const { t } = useTranslation()
  if (cell.kind === 'free') {
    const isSet = cell.reason?.kind === 'night'
    return (
      <>
        <span className={styles.number} aria-hidden="true">
          {Number(cell.day.slice(8))}
        </span>
        {cell.least && cell.day >= today() && (
          <span className={styles.least} data-least={cell.least} aria-hidden="true" />
        )}
        {cell.day >= today() && (
          <span
            className={`${styles.price} ${isSet ? styles.set : ''} ${cell.leaving ? styles.beside : ''}`}
            data-price={cell.price < MILLION ? number(cell.price) : tinyNumber(cell.price)}
            data-tiny={tinyNumber(cell.price)}
            aria-hidden="true"
          />
        )}
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
        <span className={styles.words}>
          {cell.block.calendar ?? cell.block.reason ?? t('calendar.blocked')}
        </span>
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
