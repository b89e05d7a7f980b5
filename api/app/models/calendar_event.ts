import { CalendarEventSchema } from '#database/schema'

/** An event of another site's calendar, as it was last read: days alone, no title and no people. */
export default class CalendarEvent extends CalendarEventSchema {}
