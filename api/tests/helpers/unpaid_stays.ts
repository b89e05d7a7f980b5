import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import { confirmedStay } from '#tests/helpers/payments'

/** A confirmed stay that is to be paid in so many minutes, whose guest has been reminded. */
export async function stayToBePaid(minutes: number, changes: Partial<Booking> = {}) {
  const payBy = DateTime.utc().plus({ minutes }).startOf('second')
  return confirmedStay({ payBy, payReminderAt: null, ...changes })
}

/** What is left of a stay: its status and cause, the nights it holds, and how often the log says that it was not paid. */
export async function stateOf({ id }: { id: number }) {
  const { status, cancellationCause } = await Booking.findOrFail(id)
  const nights = await db.from('booking_nights').where('booking_id', id)
  const entries = await AuditEvent.query().where({ action: 'booking.notPaid', subjectId: id })
  return { status, cancellationCause, nights: nights.length, entries: entries.length }
}
