import { LONGEST_WORDS } from './claims'
import styles from './fields.module.css'

/** Whole units of a currency, with the keys for them on a phone. */
export const AMOUNT = { type: 'number', inputMode: 'numeric', step: 1 } as const

/** What the other side reads, with what is left of its length. */
export const WORDS = {
  autoSize: { minRows: 3, maxRows: 8 },
  maxLength: LONGEST_WORDS,
  showCount: true,
  className: styles.counted,
} as const
