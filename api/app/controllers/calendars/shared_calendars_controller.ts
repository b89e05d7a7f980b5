import type { HttpContext } from '@adonisjs/core/http'
import { noteReading } from '#actions/calendars/note_reading'
import { sharedCalendar } from '#queries/calendars/shared_calendar'
import { writeCalendar } from '#services/calendars/write_calendar'

/** For other sites, without a session: the secret is the key. */
export default class SharedCalendarsController {
  async show({ params, response }: HttpContext) {
    const { propertyId, taken } = await sharedCalendar(params.secret)
    await noteReading(propertyId, taken)
    response.header('Content-Type', 'text/calendar; charset=utf-8')
    response.header('Content-Disposition', 'inline; filename="makao.ics"')
    response.header('X-Robots-Tag', 'noindex')
    return response.send(writeCalendar(propertyId, taken))
  }
}
