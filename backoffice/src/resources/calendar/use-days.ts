import { useSearchParams } from 'react-router'
import { addDays, firstOfMonth, isDate, nightsBetween, today } from '@makao/shared/dates'
import { useTodaysDate } from '../../hooks/use-todays-date'
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
  useTodaysDate()
  const { view, from } = shownBy(params)
  const to = view === 'month' ? firstOfMonth(from, 1) : addDays(from, TWO_WEEKS)

  function show(changes: Partial<Record<'view' | 'from', string>>) {
    const after = current()
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
    step: (way: 1 | -1) => {
      const now = shownBy(current())
      show({
        from: now.view === 'month' ? firstOfMonth(now.from, way) : addDays(now.from, 7 * way),
      })
    },
    toToday: () => show({ from: '' }),
  }
}

/** Of the current URL: a second tap may come before the first has rendered. */
const current = () => new URLSearchParams(window.location.search)

function shownBy(params: URLSearchParams): { view: View; from: string } {
  const asked = params.get('from')
  if (params.get('view') === 'month') {
    return { view: 'month', from: firstOfMonth(isDate(asked) ? asked : today()) }
  }
  return { view: 'weeks', from: isDate(asked) ? asked : addDays(today(), -1) }
}

export type Days = ReturnType<typeof useDays>
