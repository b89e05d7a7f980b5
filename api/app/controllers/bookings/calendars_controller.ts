import type { HttpContext } from '@adonisjs/core/http'
import { answerPage } from '#http/answer'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { propertyCalendar } from '#queries/properties/property_calendar'
import CalendarPropertyTransformer from '#transformers/calendar_property_transformer'
import { calendarValidator } from '#validators/calendar_block'

export default class CalendarsController {
  /** `to` is exclusive. */
  async index({ auth, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('lookAfter')
    const filters = await request.validateUsing(calendarValidator, { data: queryOf(request) })

    const viewer = auth.getUserOrFail()
    const { rows, pagination } = await propertyCalendar(viewer, filters)
    const calendar = await serialize(CalendarPropertyTransformer.transform(rows))
    return answerPage(calendar, pagination)
  }
}
