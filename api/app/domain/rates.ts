import type { Currency } from '#domain/money'

/** Rates in force from a date; bookings keep the quote they were made with. */
export type Rates = {
  /** YYYY-MM-DD, Africa/Nairobi */
  startsOn: string
  /** Of nights × price, in basis points */
  serviceFeeBp: number
  /** Of nights × price plus fee, in basis points */
  taxBp: number
  /** Thousandths of a shilling per unit */
  kesPerUnit: Record<Currency, number>
}

/** Append only: never edit an entry that has been in force. */
export const RATE_SCHEDULE: readonly Rates[] = [
  {
    startsOn: '2020-01-01',
    serviceFeeBp: 1000,
    taxBp: 800,
    kesPerUnit: { KES: 1000, USD: 129_500, EUR: 150_000, GBP: 172_000 },
  },
]

/** The latest rates that have started by a date. @throws RangeError when none had started yet */
export function ratesOn(date: string, schedule: readonly Rates[] = RATE_SCHEDULE): Rates {
  const started = schedule.filter((rates) => rates.startsOn <= date)
  if (started.length === 0) throw new RangeError(`No rates are in force on ${date}`)
  return started.reduce((newest, rates) => (rates.startsOn >= newest.startsOn ? rates : newest))
}
