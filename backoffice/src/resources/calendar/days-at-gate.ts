import type { GateList } from '../../api/types'

type GateStay = GateList['stays'][number]

export interface DayAtGate {
  /** YYYY-MM-DD */
  date: string
  arriving: GateStay[]
  leaving: GateStay[]
}

/** The days of a list on which somebody comes or leaves, in order; a stay may be on two of them. */
export function daysAtGate({
  from,
  to,
  stays,
}: Pick<GateList, 'from' | 'to' | 'stays'>): DayAtGate[] {
  const dates = stays.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut])
  return [...new Set(dates)]
    .filter((date) => date >= from && date <= to)
    .sort()
    .map((date) => ({
      date,
      arriving: stays.filter(({ checkIn }) => checkIn === date),
      leaving: stays.filter(({ checkOut }) => checkOut === date),
    }))
}
