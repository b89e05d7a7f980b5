import type { HttpContext } from '@adonisjs/core/http'
import { LIMITS } from '#domain/search'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { propertyCalendar } from '#queries/properties/property_calendar'
import CalendarPropertyTransformer from '#transformers/calendar_property_transformer'
import { calendarValidator } from '#validators/booking'

export default class CalendarsController {
  /** The stays and blocked nights of a host's properties, day by day; an admin's of all. `to` is not shown. */
  async index({ auth, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const {
      page = 1,
      limit = LIMITS.list,
      ...filters
    } = await request.validateUsing(calendarValidator, { data: queryOf(request) })

    const viewer = auth.getUserOrFail()
    const { rows, total } = await propertyCalendar(viewer, { ...filters, page, limit })
    const calendar = await serialize(CalendarPropertyTransformer.transform(rows))
    return answerPage(calendar, { total, page, limit })
  }
}
