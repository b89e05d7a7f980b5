import type { BaseRecord } from '@refinedev/core'
import type { ReactNode } from 'react'
import type { RowProps } from '../hooks/use-open-row'
import styles from './record-cards.module.css'

interface RecordCardsProps<Row extends BaseRecord> {
  caption: string
  rows: readonly Row[]
  card: (row: Row) => ReactNode
  /** Newer rows are loading. */
  busy: boolean
  /** One below the other: cards with much to read. */
  stacked: boolean
  rowProps?: (row: Row) => RowProps
}

/** The rows of a list where a table has no room, or says too little. */
export function RecordCards<Row extends BaseRecord>(props: RecordCardsProps<Row>) {
  const { caption, rows, card, busy, stacked, rowProps } = props
  return (
    <ul
      className={`${styles.cards} ${stacked ? styles.stacked : ''}`}
      aria-label={caption}
      aria-busy={busy}
    >
      {rows.map((row) => (
        <li key={row._id} className={styles.card} {...rowProps?.(row)}>
          {card(row)}
        </li>
      ))}
    </ul>
  )
}
