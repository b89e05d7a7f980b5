import type { CancellationPolicy } from '#domain/cancellation'
import { toMinor, type Currency } from '#domain/money'
import type { Quote } from '#domain/quote'
import { conflict } from '#exceptions/refusal'
import { sumText } from '#services/request_text'

/**
 * Nobody agrees to another price than they were shown, nor to as much in another currency.
 * @param shown in major units; nothing where the caller shows none
 * @throws Refusal 409
 */
export function refuseOtherPrice(
  { currency, total }: Pick<Quote, 'currency' | 'total'>,
  shown: number | null | undefined,
  shownIn?: Currency | null
) {
  if (isShown(total, shown) && currency === (shownIn ?? currency)) return
  const amount = sumText(total, currency)
  throw conflict('bookings.priceChanged', 'E_PRICE_CHANGED', { amount })
}

/**
 * Nor to another deposit (ADR 0090).
 * @param shown what is paid at once, in major units; nothing where the caller shows none
 * @throws Refusal 409
 */
export function refuseOtherDeposit(
  { currency, total, deposit }: Pick<Quote, 'currency' | 'total' | 'deposit'>,
  shown: number | null | undefined
) {
  if (isShown(total + deposit, shown)) return
  const amount = sumText(total + deposit, currency)
  throw conflict('bookings.depositChanged', 'E_PRICE_CHANGED', { amount })
}

/**
 * Nor to other terms of cancellation (ADR 0056).
 * @param shown nothing where the caller shows none
 * @throws Refusal 409
 */
export function refuseOtherTerms(
  policy: CancellationPolicy,
  shown: CancellationPolicy | null | undefined
) {
  if (policy !== (shown ?? policy)) throw conflict('bookings.termsChanged', 'E_TERMS_CHANGED')
}

const isShown = (amount: number, shown: number | null | undefined) =>
  shown === undefined || shown === null || toMinor(shown) === amount
