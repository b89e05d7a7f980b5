import { useSearchParams } from 'react-router'
import { addDays, firstOfMonth, isDay, nightsBetween, today } from '../../format/calendar'

export type View = 'weeks' | 'month'

/** Days of the view that begins anywhere. */
const TWO_WEEKS = 14

/**
 * Which days the calendar shows, kept in the address alone (`?view=month&from=2026-12-01`). Without
 * any, two weeks from yesterday: who left this morning is still in sight.
 */
export function useDays() {
  const [params, setParams] = useSearchParams()
  const view: View = params.get('view') === 'month' ? 'month' : 'weeks'
  const asked = params.get('from')
  const start = isDay(asked) ? asked : addDays(today(), -1)
  const from = view === 'month' ? firstOfMonth(isDay(asked) ? asked : today()) : start
  const to = view === 'month' ? firstOfMonth(from, 1) : addDays(from, TWO_WEEKS)

  /** From the address as it is now: a quick second tap may come before the first has been drawn. */
  function show(changes: Partial<Record<'view' | 'from', string>>) {
    const after = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      after.delete(name)
      if (value) {
        after.set(name, value)
      }
    }
    setParams(after)
  }

  return {
    view,
    from,
    /** Not shown itself, as the day after the last night. */
    to,
    days: nightsBetween(from, to),
    setView: (next: View) => show({ view: next === 'month' ? next : '' }),
    /** A week or a month on, or back for -1. */
    step: (way: 1 | -1) =>
      show({ from: view === 'month' ? firstOfMonth(from, way) : addDays(from, 7 * way) }),
    toToday: () => show({ from: '' }),
  }
}

export type Days = ReturnType<typeof useDays>
