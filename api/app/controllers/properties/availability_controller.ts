import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import PropertyPolicy from '#policies/property_policy'
import { findBooking } from '#queries/bookings/find_booking'
import { checkAvailability } from '#queries/properties/check_availability'
import { findListing } from '#queries/properties/find_listing'
import { unavailableNights } from '#queries/properties/unavailable_nights'
import { calendarValidator, stayQueryValidator } from '#validators/property_search'

export default class AvailabilityController {
  async index({ bouncer, params, request }: HttpContext) {
    const asked = await request.validateUsing(calendarValidator, { data: queryOf(request) })
    const { except, ...window } = asked
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    if (except !== undefined) {
      const booking = await findBooking(except)
      await bouncer.with(BookingPolicy).authorize('leaveOut', booking, property)
    }
    return answer({ unavailableDates: await unavailableNights(property, window, except) })
  }

  async show(ctx: HttpContext) {
    return this.#check(ctx, queryOf(ctx.request))
  }

  async store(ctx: HttpContext) {
    return this.#check(ctx, ctx.request.body())
  }

  async #check({ bouncer, i18n, params, request }: HttpContext, data: Record<string, unknown>) {
    const stay = await request.validateUsing(stayQueryValidator, { data })
    const property = await findListing(params.id)
    await bouncer.with(PropertyPolicy).authorize('view', property)
    const available = await checkAvailability(property, stay)
    return answer({
      available,
      message: i18n.t(available ? 'properties.available' : 'errors.bookings.unavailable'),
    })
  }
}
