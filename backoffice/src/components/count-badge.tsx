import { number } from '../format/money'
import styles from './count-badge.module.css'

interface CountBadgeProps {
  count: number
  /** The count in words, for those who do not see it. */
  label: string
}

/** How many things wait, in the menu; nothing when none does. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) {
    return null
  }
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : number(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
