import type { PropertyDetail } from '~/api/types'

/* Rules of the stay and prices as fields with one figure or time each; empty takes the rule away. */

export const PARTS = ['rules', 'prices'] as const
export type Part = (typeof PARTS)[number]

export const FIGURES = {
  rules: [
    'minNights',
    'maxNights',
    'noticeDays',
    'monthsAhead',
    'preparationNights',
    'checkInFrom',
    'checkInUntil',
    'checkOutUntil',
  ],
  prices: [
    'price',
    'weekendPrice',
    'weeklyDiscount',
    'monthlyDiscount',
    'cleaningFee',
    'deposit',
    'extraGuestFee',
    'guestsIncluded',
  ],
} as const satisfies Record<Part, readonly string[]>

type Figure = (typeof FIGURES)[Part][number]

export const isTime = (figure: Figure) => figure.startsWith('check')

/** As it is in the form: what is not set is empty. */
export function figuresOf(listing: PropertyDetail, part: Part): Record<string, string> {
  const { price, prices, stayRules } = listing
  const set: Record<string, unknown> = part === 'rules' ? { ...stayRules } : { ...prices, price }
  return Object.fromEntries(
    FIGURES[part].map((figure) => {
      const value = set[figure]
      return [figure, typeof value === 'number' || typeof value === 'string' ? String(value) : '']
    })
  )
}

/** As it is sent: a figure that is none is sent as it was typed, so that the API refuses it at its field. */
export function sentFigures(values: Record<string, string>, part: Part) {
  return Object.fromEntries(
    FIGURES[part].map((figure) => {
      const value = values[figure]
      if (!value) return [figure, null]
      return [figure, isTime(figure) || !Number.isFinite(Number(value)) ? value : Number(value)]
    })
  )
}
