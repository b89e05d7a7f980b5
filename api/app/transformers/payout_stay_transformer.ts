import { BaseTransformer } from '@adonisjs/core/transformers'
import { toMajor } from '#domain/money'

type PayoutStay = {
  booking: number
  isHost: boolean
  title: string | null
  checkIn: string | null
  checkOut: string | null
  nights: number | null
  paid: number
  fee: number
  tax: number
  share: number
}

/** A stay that a payout pays for, for its host and admins. */
export default class PayoutStayTransformer extends BaseTransformer<PayoutStay> {
  toObject() {
    const { booking, checkIn, checkOut, fee, isHost, nights, paid, share, tax, title } =
      this.resource
    return {
      booking,
      isHost,
      property: title,
      checkIn,
      checkOut,
      nights,
      paid: toMajor(paid),
      fee: toMajor(fee),
      tax: toMajor(tax),
      share: toMajor(share),
    }
  }
}
