import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import BookingMail, { type BookingNotice } from '#mails/booking_mail'
import Booking from '#models/booking'

/* Booking letters. Call after the commit; a failure is logged and never fails the request. */

export function notifyBookingRequested(bookingId: number) {
  return notify(bookingId, ['requestedForHost', 'requestedForGuest'])
}

export function notifyBookingApproved(bookingId: number) {
  return notify(bookingId, ['approvedForGuest'])
}

export function notifyBookingCancelled(bookingId: number) {
  return notify(bookingId, ['cancelledForGuest', 'cancelledForHost'])
}

export function notifyBookingExpired(bookingId: number) {
  return notify(bookingId, ['expiredForGuest', 'expiredForHost'])
}

export function notifyBookingCheckedOut(bookingId: number) {
  return notify(bookingId, ['checkedOutForGuest'])
}

export function notifyBookingPaid(bookingId: number) {
  return notify(bookingId, ['paidForGuest', 'paidForHost'])
}

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

/** Skips people who switched notices off and deleted people (decisions §2.14). */
async function send(notice: BookingNotice, booking: Booking) {
  const person = notice.endsWith('ForHost') ? booking.host : booking.guest
  if (person.deletedAt || person.settings?.notifyEmail === false) return
  await mail.sendLater(new BookingMail(notice, person, booking))
}
