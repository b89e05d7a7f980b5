import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import BookingMail, { type BookingNotice } from '#mails/booking_mail'
import Booking from '#models/booking'

/*
 * One call per event in the life of a booking, made after its transaction has committed. The letters go
 * through the queue. What has happened has happened: a letter that cannot be written is logged and never
 * fails the request.
 */

/** A guest has asked: the host is to answer, the guest knows it is on its way. */
export function notifyBookingRequested(bookingId: number) {
  return notify(bookingId, ['requestedForHost', 'requestedForGuest'])
}

/** The host has said yes. */
export function notifyBookingApproved(bookingId: number) {
  return notify(bookingId, ['approvedForGuest'])
}

/** Somebody has called the stay off; both read who and why. */
export function notifyBookingCancelled(bookingId: number) {
  return notify(bookingId, ['cancelledForGuest', 'cancelledForHost'])
}

/** Nobody answered in time (decisions §4). */
export function notifyBookingExpired(bookingId: number) {
  return notify(bookingId, ['expiredForGuest', 'expiredForHost'])
}

/** The guest has left and may review for 14 days. */
export function notifyBookingCheckedOut(bookingId: number) {
  return notify(bookingId, ['checkedOutForGuest'])
}

/** The money has arrived; the guest gets a receipt. */
export function notifyBookingPaid(bookingId: number) {
  return notify(bookingId, ['paidForGuest', 'paidForHost'])
}

/** A cancelled stay's money has gone back. */
export function notifyBookingRefunded(bookingId: number) {
  return notify(bookingId, ['refundedForGuest'])
}

async function notify(bookingId: number, notices: BookingNotice[]) {
  try {
    const booking = await Booking.query()
      .where('id', bookingId)
      .preload('property')
      .preload('guest', (guest) => guest.preload('settings'))
      .preload('host', (host) => host.preload('settings'))
      .firstOrFail()
    for (const notice of notices) await send(notice, booking)
  } catch (error) {
    logger.error({ err: error, booking: bookingId, notices }, 'a notice could not be written')
  }
}

/** People who switched notices off, and people who are gone, get none (decisions §2.14). */
async function send(notice: BookingNotice, booking: Booking) {
  const person = notice.endsWith('ForHost') ? booking.host : booking.guest
  if (person.deletedAt || person.settings?.notifyEmail === false) return
  await mail.sendLater(new BookingMail(notice, person, booking))
}
