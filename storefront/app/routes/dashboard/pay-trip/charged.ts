import { inCents } from '@makao/shared/money'
import type { Booking } from '~/api/types'
import type { Way } from './ways'

type Asked = Pick<Booking, 'dateChange' | 'deposit' | 'totalAmount' | 'totalAmountKes'>

/** What is paid: the stay with its deposit, or what agreed dates cost more. */
export function askedFor({ dateChange, deposit, totalAmount, totalAmountKes }: Asked) {
  if (!dateChange?.isAgreed) {
    const due = deposit?.state === 'due' ? deposit : { amount: 0, amountKes: 0 }
    return { amount: sum(totalAmount, due.amount), kes: sum(totalAmountKes, due.amountKes) }
  }
  const kes = inCents(dateChange.quote.totalKes - totalAmountKes) / 100
  return { amount: dateChange.difference, kes }
}

/** To the cent. */
const sum = (one: number, other: number) => inCents(one + other) / 100

/** What the payer is charged: gateways take shillings, M-Pesa whole ones, half a shilling rounded up. */
export function chargedBy(way: Way, booking: Asked) {
  const { amount, kes } = askedFor(booking)
  if (way === 'simulator') {
    return amount
  }
  return way === 'mpesa' ? Math.round(kes) : kes
}

export function currencyOf(way: Way, booking: Pick<Booking, 'currency'>) {
  return way === 'simulator' ? booking.currency : 'KES'
}
