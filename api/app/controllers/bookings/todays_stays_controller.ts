import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import BookingPolicy from '#policies/booking_policy'
import { staysOfToday } from '#queries/bookings/stays_of_today'
import BookingTransformer from '#transformers/booking_transformer'

export default class TodaysStaysController {
  /** The first ten of each side, with `total`. */
  async index({ auth, bouncer, serialize }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const viewer = auth.getUserOrFail()
    const { date, arrivals, departures } = await staysOfToday(viewer)
    const arriving = await serialize(BookingTransformer.transform(arrivals.stays, viewer))
    const leaving = await serialize(BookingTransformer.transform(departures.stays, viewer))
    return answer({
      date,
      arrivals: { total: arrivals.total, stays: arriving },
      departures: { total: departures.total, stays: leaving },
    })
  }
}
