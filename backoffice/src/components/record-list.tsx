import { Table, type TableColumnType } from 'antd'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePhone } from '../hooks/use-media'
import { overList } from '../hooks/use-overlay'
import styles from './record-list.module.css'

interface RecordListProps<Row> {
  /** What the table is called. */
  caption: string
  rows: readonly Row[]
  columns: TableColumnType<Row>[]
  /** One row on a phone. */
  card: (row: Row) => ReactNode
  /** Where a row opens; clicks on its own buttons and links stay theirs. */
  pathOf: (row: Row) => string
  /** Newer rows are on their way. */
  busy: boolean
}

/** A table where there is room for one, cards on the phone. */
export function RecordList<Row extends { _id: number }>(props: RecordListProps<Row>) {
  const { caption, rows, columns, card, pathOf, busy } = props
  const phone = usePhone()
  const navigate = useNavigate()
  const { search } = useLocation()

  const opening = (row: Row) => (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const ownThing = target.closest('a, button')
    const selecting = window.getSelection()?.toString()
    if (!ownThing && !selecting) {
      void navigate({ pathname: pathOf(row), search }, { state: overList })
    }
  }

  if (phone) {
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
  return (
    <div className={styles.table} aria-busy={busy}>
      <Table<Row>
        caption={<span className="sr-only">{caption}</span>}
        columns={columns}
        dataSource={rows}
        rowKey="_id"
        pagination={false}
        onRow={(row) => ({ onClick: opening(row) })}
      />
    </div>
  )
}
