import { toMajor, toMinor } from '#domain/money'
import type { Quote } from '#domain/quote'
import { conflict } from '#exceptions/refusal'

/**
 * Nobody agrees to another price than they were shown.
 * @param shown in major units; nothing where the caller shows none
 * @throws Refusal 409
 */
export function refuseOtherPrice(
  { currency, total }: Pick<Quote, 'currency' | 'total'>,
  shown: number | null | undefined
) {
  if (shown === undefined || shown === null || toMinor(shown) === total) return
  throw conflict('bookings.priceChanged', 'E_PRICE_CHANGED', { amount: toMajor(total), currency })
}
