import type { HttpContext } from '@adonisjs/core/http'
import { recordExport } from '#actions/audit/record_access'
import { cellsOf, sendCsv } from '#http/csv_file'
import { queryOf } from '#http/query'
import BookingPolicy from '#policies/booking_policy'
import { bookingLines, type BookingLine } from '#queries/bookings/booking_lines'
import { bookingExportValidator } from '#validators/booking'

const COLUMNS = [
  'id',
  'status',
  'paymentStatus',
  'checkIn',
  'checkOut',
  'nights',
  'property',
  'city',
  'county',
  'host',
  'guest',
  'guestEmail',
  'adults',
  'children',
  'currency',
  'pricePerNight',
  'base',
  'serviceFee',
  'taxes',
  'total',
  'totalKes',
  'hostShare',
  'hostShareKes',
  'requestedAt',
  'source',
  'pets',
] as const satisfies (keyof BookingLine)[]

export default class BookingExportsController {
  async show({ auth, bouncer, i18n, request, response }: HttpContext) {
    await bouncer.with(BookingPolicy).authorize('export')
    const match = await request.validateUsing(bookingExportValidator, { data: queryOf(request) })

    await recordExport(auth.getUserOrFail(), 'bookings')
    const heads = COLUMNS.map((column) => i18n.t(`bookings.columns.${column}`))
    const lines = bookingLines(auth.getUserOrFail(), match)
    return sendCsv(response, 'bookings', heads, cellsOf(lines, COLUMNS))
  }
}
