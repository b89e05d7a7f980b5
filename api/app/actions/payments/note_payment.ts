import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { isOffered, NOTABLE_STATUSES, type NoteAction } from '#domain/payment_notes'
import { conflict } from '#exceptions/refusal'
import type Booking from '#models/booking'
import type User from '#models/user'
import { sqlEditTime } from '#services/database/edit_time'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const CHANGES = {
  notePayment: {
    from: 'unpaid',
    to: 'paid',
    audited: 'booking.paymentNoted',
    refusal: () => conflict('payments.notNotable', 'E_NOT_PAYABLE'),
  },
  undoPayment: {
    from: 'paid',
    to: 'unpaid',
    audited: 'booking.paymentNoteUndone',
    refusal: () => conflict('bookings.cannotUndo', 'E_TOO_LATE'),
  },
} as const

/**
 * Notes that the guest has paid the host directly, with the name of whoever says so (ADR 0042).
 * @throws Refusal 409 before check-in, when it is paid already, and where payments are made online
 */
export function notePayment(booking: Booking, actor: User) {
  return changeNote('notePayment', booking, actor)
}

/**
 * Takes the note of a direct payment back, for fifteen minutes (ADR 0042).
 * @throws Refusal 409 without a note, or later
 */
export function undoPaymentNote(booking: Booking, actor: User) {
  return changeNote('undoPayment', booking, actor)
}

async function changeNote(name: NoteAction, booking: Booking, actor: User) {
  const { from, to, audited, refusal } = CHANGES[name]
  if (!isOffered(name, booking.notable)) throw refusal()

  await writeTransaction(async (trx) => {
    const now = DateTime.utc()
    const isNoted = name === 'notePayment'
    const rows = trx.from('bookings').where({ id: booking.id, payment_status: from })
    if (isNoted) rows.whereIn('status', [...NOTABLE_STATUSES])
    // The price may have been lowered since it was looked at.
    else rows.whereNotNull('payment_noted_at').whereNull('lowered_at')
    const [changed] = await rows.update(
      {
        payment_status: to,
        payment_noted_at: isNoted ? sqlTime(trx, now) : null,
        payment_noted_by: isNoted ? actor.id : null,
        updated_at: sqlEditTime(trx, now),
      },
      ['id']
    )
    if (!changed) throw refusal()
    await recordAudit(trx, {
      actor,
      action: audited,
      subject: { type: 'booking', id: booking.id },
      message: { name: audited, title: booking.property.title },
      before: { paymentStatus: from },
      after: { paymentStatus: to },
    })
  })
}
