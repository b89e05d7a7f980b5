import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNarrow } from '../hooks/use-media'
import { overList } from '../hooks/use-overlay'
import styles from './record-list.module.css'
import { RecordTable, type Column } from './record-table'

interface RecordListProps<Row> {
  /** What the list is called. */
  caption: string
  rows: readonly Row[]
  columns: Column<Row>[]
  /** One row where there is no room for a table. */
  card: (row: Row) => ReactNode
  /** Where a row opens, if it does; clicks on its own buttons, boxes and links stay theirs. */
  pathOf?: (row: Row) => string
  /** Newer rows are on their way. */
  busy: boolean
}

/** A table where there is room for one, cards where there is not. */
export function RecordList<Row extends { _id: number }>(props: RecordListProps<Row>) {
  const { card, pathOf, ...list } = props
  const { caption, rows, busy } = list
  const narrow = useNarrow()
  const navigate = useNavigate()
  const { search } = useLocation()

  const opening = (row: Row) => (event: MouseEvent) => {
    const inRow = event.currentTarget.contains(event.target as Node)
    const ownThing = (event.target as HTMLElement).closest('a, button, label')
    const selecting = window.getSelection()?.toString()
    if (pathOf && inRow && !ownThing && !selecting) {
      void navigate({ pathname: pathOf(row), search }, { state: overList })
    }
  }

  if (!narrow) {
    return <RecordTable {...list} opening={opening} />
  }
  return (
    <ul className={styles.cards} aria-label={caption} aria-busy={busy}>
      {rows.map((row) => (
        <li key={row._id} className={styles.card} onClick={opening(row)}>
          {card(row)}
        </li>
      ))}
    </ul>
  )
}
