import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import type { Loss } from '#actions/payments/book_loss'
import LossMail from '#mails/loss_mail'
import Booking from '#models/booking'
import User from '#models/user'

/** A letter to each host who holds too much since, unless they have switched notices off (decisions §2.14). */
export async function tellOfLosses(losses: readonly Loss[]) {
  for (const { bookingId, currency, shares } of losses) {
    for (const { amount, hostId } of shares) {
      try {
        await tell(hostId, { bookingId, amountMinor: amount, currency })
      } catch (error) {
        logger.error({ err: error, booking: bookingId }, 'a letter about a loss was not written')
      }
    }
  }
}

async function tell(
  hostId: number,
  { bookingId, ...share }: { bookingId: number } & Omit<LossMail['loss'], 'booking'>
) {
  const host = await User.query().where('id', hostId).preload('settings').firstOrFail()
  if (host.deletedAt || host.settings?.notifyEmail === false) return
  const booking = await Booking.query().where('id', bookingId).preload('property').firstOrFail()
  await mail.sendLater(new LossMail(host, { booking, ...share }))
}
