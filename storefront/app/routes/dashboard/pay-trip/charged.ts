import type { Booking } from '~/api/types'
import type { Way } from './ways'

/** What the payer is charged: gateways take shillings, M-Pesa whole ones, half a shilling rounded up. */
export function chargedBy(way: Way, booking: Pick<Booking, 'totalAmount' | 'totalAmountKes'>) {
  if (way === 'simulator') {
    return booking.totalAmount
  }
  return way === 'mpesa' ? Math.round(booking.totalAmountKes) : booking.totalAmountKes
}

export function currencyOf(way: Way, booking: Pick<Booking, 'currency'>) {
  return way === 'simulator' ? booking.currency : 'KES'
}
