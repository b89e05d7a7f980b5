import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import { queryOf } from '#http/query'
import { checkAvailability } from '#queries/properties/check_availability'
import { findBookableProperty } from '#queries/properties/property_detail'
import { unavailableNights } from '#queries/properties/unavailable_nights'
import { calendarValidator, stayQueryValidator } from '#validators/property_search'

/** The three forms in which somebody asks whether a property is free (§7, contract). */
export default class AvailabilityController {
  /** The nights that are taken, for a calendar. */
  async index({ params, request }: HttpContext) {
    const window = await request.validateUsing(calendarValidator, { data: queryOf(request) })
    const property = await findBookableProperty(params.id)
    return answer({ unavailableDates: await unavailableNights(property.id, window) })
  }

  async show(ctx: HttpContext) {
    return this.#check(ctx, queryOf(ctx.request))
  }

  async store(ctx: HttpContext) {
    return this.#check(ctx, ctx.request.body())
  }

  async #check({ i18n, params, request }: HttpContext, data: Record<string, unknown>) {
    const stay = await request.validateUsing(stayQueryValidator, { data })
    const property = await findBookableProperty(params.id)
    const available = await checkAvailability(property.id, stay)
    return answer({
      available,
      message: i18n.t(available ? 'properties.available' : 'errors.bookings.unavailable'),
    })
  }
}
