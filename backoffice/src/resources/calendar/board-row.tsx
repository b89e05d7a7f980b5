import type { CSSProperties, PointerEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CalendarRow } from '../../api/types'
import { isWeekendNight, today } from '@makao/shared/dates'
import { Bar } from './bar'
import styles from './board.module.css'
import type { Cell } from './cells'
import { useCellLabel } from './use-cell-label'
import type { NightChoice } from './use-nights'

interface BoardRowProps {
  row: CalendarRow
  cells: Cell[]
  index: number
  /** The focused day. */
  active: number | null
  busy: boolean
  choice: NightChoice
  drag: (cell: Cell) => Record<'onPointerDown' | 'onPointerEnter', PointerEventHandler>
  setActive: (at: number) => void
  open: (cell: Cell) => void
}

export function BoardRow(props: BoardRowProps) {
  const { row, cells, index, active, busy, choice, drag, setActive, open } = props
  const { t } = useTranslation()
  const labelOf = useCellLabel()
  const now = today()

  function press(cell: Cell, goOn: boolean) {
    if (busy) {
      return
    }
    if (cell.kind !== 'free') {
      open(cell)
    } else if (goOn) {
      choice.extend(row, cells, cell.at, cell.at)
    } else {
      choice.tap(row, cells, cell.at)
    }
  }

  return (
    <div role="row" className={styles.row}>
      <div role="rowheader" aria-colindex={1} className={styles.name}>
        <Link to={`/properties/${row._id}`} className={styles.title}>
          {row.title}
        </Link>
        <span className={styles.city}>
          {row.city} · {row.currency}
          {!row.isActive && ` · ${t('calendar.inactive')}`}
        </span>
      </div>
      {cells.map((cell) => {
        const { at, nights, kind, day } = cell
        const isOpen = kind === 'free' && day >= now
        const chosen = isOpen && choice.has(row, at)
        const here = active !== null && at <= active && active < at + nights
        return (
          <div
            key={at}
            role="gridcell"
            aria-colindex={at + 2}
            aria-colspan={nights > 1 ? nights : undefined}
            aria-label={labelOf(cell, chosen, row.currency)}
            aria-selected={isOpen ? chosen : undefined}
            aria-disabled={kind === 'free' && !isOpen ? true : undefined}
            tabIndex={here ? 0 : -1}
            data-cell={`${index}-${at}`}
            className={`${styles.cell} ${styles[kind]} ${isWeekendNight(day) ? styles.weekend : ''}`}
            style={{ '--at': at, '--nights': nights } as CSSProperties}
            onFocus={() => setActive(at)}
            onClick={(event) => press(cell, event.shiftKey)}
            {...drag(cell)}
          >
            <Bar cell={cell} />
          </div>
        )
      })}
    </div>
  )
}
