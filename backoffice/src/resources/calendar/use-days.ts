import { useSearchParams } from 'react-router'
import { addDays, firstOfMonth, isDate, nightsBetween, today } from '@makao/shared/dates'
import { BY_LIST } from '../../providers/router'

export type View = 'weeks' | 'month'

/** Days of the default view. */
const TWO_WEEKS = 14

/**
 * The shown days, kept in the URL alone (`?view=month&from=2026-12-01`); by default two weeks from
 * yesterday.
 */
export function useDays() {
  const [params, setParams] = useSearchParams()
  const view: View = params.get('view') === 'month' ? 'month' : 'weeks'
  const asked = params.get('from')
  const start = isDate(asked) ? asked : addDays(today(), -1)
  const from = view === 'month' ? firstOfMonth(isDate(asked) ? asked : today()) : start
  const to = view === 'month' ? firstOfMonth(from, 1) : addDays(from, TWO_WEEKS)

  /** From the current URL: a second tap may come before the first has rendered. */
  function show(changes: Partial<Record<'view' | 'from', string>>) {
    const after = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      after.delete(name)
      if (value) {
        after.set(name, value)
      }
    }
    setParams(after, { state: BY_LIST })
  }

  return {
    view,
    from,
    /** Exclusive. */
    to,
    days: nightsBetween(from, to),
    setView: (next: View) => show({ view: next === 'month' ? next : '' }),
    /** A week or a month forward, or back for -1. */
    step: (way: 1 | -1) =>
      show({ from: view === 'month' ? firstOfMonth(from, way) : addDays(from, 7 * way) }),
    toToday: () => show({ from: '' }),
  }
}

export type Days = ReturnType<typeof useDays>
