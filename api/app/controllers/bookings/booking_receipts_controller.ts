import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { findReceipt } from '#queries/bookings/find_receipt'
import ReceiptTransformer from '#transformers/receipt_transformer'

/** What a guest has paid for a stay. */
export default class BookingReceiptsController {
  async show({ bouncer, params, serialize }: HttpContext) {
    const booking = await findBooking(params.id)
    await bouncer.with(BookingPolicy).authorize('viewReceipt', booking)
    return answer(await serialize(ReceiptTransformer.transform(await findReceipt(booking))))
  }
}
