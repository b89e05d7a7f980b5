import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { CalendarRow } from '../../api/types'
import { addDays, nightsBetween, today } from '@makao/shared/dates'
import { stayDay } from '../../format/dates'
import { overList } from '../../hooks/use-overlay'
import styles from './board.module.css'
import { BoardHead } from './board-head'
import { BoardRow } from './board-row'
import { cellOver, cellsOf, type Cell } from './cells'
import { Legend } from './legend'
import { nightsLeft } from './night-range'
import { useDrag } from './use-drag'
import type { Days } from './use-days'
import type { NightChoice, Nights } from './use-nights'

interface BoardProps {
  rows: readonly CalendarRow[]
  days: Days
  choice: NightChoice
  /** Other days are loading, so the shown ones are inert. */
  busy: boolean
  onBlock: (nights: Nights) => void
  onUnblock: (nights: Nights) => void
  /** Of nights that another site's calendar takes. */
  onImported: (nights: Nights, calendar: string) => void
}

interface Place {
  row: number
  at: number
}

/** An ARIA grid: one tab stop, arrows move, Shift selects, Enter acts. */
export function Board({ rows, days, choice, busy, onBlock, onUnblock, onImported }: BoardProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const grid = useRef<HTMLDivElement>(null)
  const now = nightsBetween(days.from, today())
  const [active, setActive] = useState<Place>({ row: 0, at: 0 })
  const lines = rows.map((row) => ({ row, cells: cellsOf(row, days.from, days.days) }))
  const place = {
    row: Math.min(active.row, rows.length - 1),
    at: Math.min(active.at, days.days - 1),
  }

  useTodayInSight(grid, days, now)

  function open(row: CalendarRow, cell: Cell) {
    if (cell.kind === 'stay') {
      void navigate({ pathname: `/calendar/${cell.stay._id}`, search }, { state: overList })
    } else if (cell.kind === 'block') {
      const { from, to, calendar } = cell.block
      const of = { property: row, also: [] }
      if (calendar) {
        onImported({ ...of, from, to }, calendar)
      } else {
        onUnblock({ ...of, ...nightsLeft(cell.block, today()) })
      }
    } else if (cell.day >= today()) {
      const chosen = choice.has(row, cell.at) ? choice.nights : null
      onBlock(chosen ?? { property: row, also: [], from: cell.day, to: addDays(cell.day, 1) })
    }
  }

  /** What is taken in another row changes no dates: its own nights say nothing of where the mouse is. */
  const drag = useDrag((from, to) => {
    const begun = lines[from.row]
    if (begun && !busy) {
      if (to.cell.kind === 'free') {
        choice.draw(begun.row, begun.cells, from.cell.at, to.cell.at, to.row)
      } else {
        choice.reach(begun.row, begun.cells, from.cell.at, to.row)
      }
    }
  })

  function go(to: Place) {
    const cell = cellOver(lines[to.row]?.cells ?? [], to.at)
    if (cell) {
      grid.current?.querySelector<HTMLElement>(`[data-cell="${to.row}-${cell.at}"]`)?.focus()
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const line = lines[place.row]
    const here = line && cellOver(line.cells, place.at)
    if (!line || !here || busy) {
      return
    }
    const sideways = { ArrowLeft: here.at - 1, ArrowRight: here.at + here.nights }[event.key]
    const target: Place | undefined =
      sideways === undefined
        ? {
            ArrowUp: { ...place, row: place.row - 1 },
            ArrowDown: { ...place, row: place.row + 1 },
            Home: { ...place, at: 0 },
            End: { ...place, at: days.days - 1 },
          }[event.key]
        : { ...place, at: sideways }

    const begun = choice.reaches(line.row, here) ? (lines.find(choice.isBegun) ?? line) : line

    if (sideways !== undefined && event.shiftKey) {
      if (
        cellOver(line.cells, sideways) &&
        choice.extend(begun.row, begun.cells, here.at, sideways)
      ) {
        go({ ...place, at: sideways })
      }
    } else if (target && target.row !== place.row && lines[target.row] && event.shiftKey) {
      choice.reach(begun.row, begun.cells, here.at, target.row)
      go(target)
    } else if (target) {
      go(target)
    } else if (event.key === 'PageUp' || event.key === 'PageDown') {
      days.step(event.key === 'PageUp' ? -1 : 1)
    } else if (event.key === 'Enter' || event.key === ' ') {
      open(line.row, here)
    } else if (event.key === 'Escape') {
      choice.clear()
    } else {
      return
    }
    event.preventDefault()
  }

  return (
    <>
      <p className={styles.hint}>{t('calendar.hint')}</p>
      <p id="calendar-keys" className="sr-only">
        {t('calendar.keys')}
      </p>
      <div className={styles.frame} aria-busy={busy}>
        <div
          ref={grid}
          role="grid"
          aria-label={t('calendar.grid', {
            from: stayDay(days.from),
            to: stayDay(addDays(days.to, -1)),
          })}
          aria-describedby="calendar-keys"
          aria-colcount={days.days + 1}
          aria-multiselectable="true"
          data-view={days.view}
          className={styles.grid}
          style={{ '--days': days.days, '--now': now } as CSSProperties}
          onKeyDown={onKeyDown}
        >
          <BoardHead days={days} />
          {lines.map(({ row, cells }, index) => (
            <BoardRow
              key={row._id}
              row={row}
              cells={cells}
              index={index}
              active={place.row === index ? place.at : null}
              busy={busy}
              choice={choice}
              drag={(cell) => drag(index, cell)}
              setActive={(at) => setActive({ row: index, at })}
              open={(cell) => open(row, cell)}
            />
          ))}
          {now >= 0 && now < days.days && <span className={styles.now} aria-hidden="true" />}
        </div>
      </div>
      <Legend />
    </>
  )
}

/** Scrolls to the day before today on phones. */
function useTodayInSight(grid: RefObject<HTMLDivElement | null>, days: Days, now: number) {
  useEffect(() => {
    const frame = grid.current?.parentElement
    const column = grid.current?.querySelector<HTMLElement>('[data-day]')
    if (frame && column) {
      const shown = now > 0 && now < days.days
      frame.scrollTo({ left: shown ? (now - 1) * column.offsetWidth : 0, behavior: 'instant' })
    }
  }, [grid, days.from, days.days, now])
}
