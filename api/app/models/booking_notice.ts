import { BookingNoticeSchema } from '#database/schema'

/** A row of the outbox of letters about bookings (ADR 0009). */
export default class BookingNotice extends BookingNoticeSchema {}
