import type { Booking } from '~/api/types'
import type { Way } from './ways'

type Asked = Pick<Booking, 'dateChange' | 'totalAmount' | 'totalAmountKes'>

/** What is paid: the stay, or what agreed dates cost more. */
export function askedFor({ dateChange, totalAmount, totalAmountKes }: Asked) {
  if (!dateChange?.isAgreed) {
    return { amount: totalAmount, kes: totalAmountKes }
  }
  const kes = Math.round((dateChange.quote.totalKes - totalAmountKes) * 100) / 100
  return { amount: dateChange.difference, kes }
}

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
