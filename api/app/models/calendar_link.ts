import { CalendarLinkSchema } from '#database/schema'

/** Where other sites read a property's taken nights. Its secret opens dates alone, so it is kept as it is. */
export default class CalendarLink extends CalendarLinkSchema {}
