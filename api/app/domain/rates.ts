import type { Currency } from '#domain/money'

/**
 * What a quote is computed with. Rates carry the stay date from which they hold, so a new entry
 * never touches an old booking: each booking keeps the quote it was made with.
 */
export type Rates = {
  /** First day (YYYY-MM-DD, Africa/Nairobi) on which these rates hold */
  startsOn: string
  /** Service fee on nights × price, in basis points */
  serviceFeeBp: number
  /** Tax on nights × price plus service fee, in basis points */
  taxBp: number
  /** Thousandths of a shilling per unit of each currency */
  kesPerUnit: Record<Currency, number>
}

/** Add an entry to change a rate; never edit one that has been in force. */
export const RATE_SCHEDULE: readonly Rates[] = [
  {
    startsOn: '2020-01-01',
    serviceFeeBp: 1000,
    taxBp: 800,
    kesPerUnit: { KES: 1000, USD: 129_500, EUR: 150_000, GBP: 172_000 },
  },
]

/**
 * The rates in force on a day: of all that have started, the one that started last.
 * @throws RangeError when none had started yet
 */
export function ratesOn(date: string, schedule: readonly Rates[] = RATE_SCHEDULE): Rates {
  const started = schedule.filter((rates) => rates.startsOn <= date)
  if (started.length === 0) throw new RangeError(`No rates are in force on ${date}`)
  return started.reduce((newest, rates) => (rates.startsOn >= newest.startsOn ? rates : newest))
}
