import type { MouseEvent, ReactNode } from 'react'
import styles from './record-table.module.css'

export interface Column<Row> {
  key: string
  title: ReactNode
  /** Figures stand right, so that their digits line up. */
  align?: 'right'
  render: (row: Row) => ReactNode
}

interface RecordTableProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  busy: boolean
  opening: (row: Row) => (event: MouseEvent) => void
}

/**
 * A plain table. Ant Design's weighs 85 kB with its menus, trees and selects, more than a whole
 * screen may; ours has what the lists need and the browser's own semantics.
 */
export function RecordTable<Row extends { _id: number }>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, busy, opening } = props
  return (
    <div className={styles.frame} aria-busy={busy}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" className={align && styles.right}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} onClick={opening(row)}>
              {columns.map(({ key, align, render }) => (
                <td key={key} className={align && styles.right}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
