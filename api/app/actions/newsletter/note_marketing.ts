import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdSettings } from '#actions/settings/hold_settings'
import NewsletterSubscriber from '#models/newsletter_subscriber'
import User from '#models/user'

/** Copies the subscription to the marketing switch of the address's account (§2.14). */
export async function noteMarketing(
  trx: TransactionClientContract,
  { email, language }: Pick<NewsletterSubscriber, 'email' | 'language'>,
  isOn: boolean
) {
  const person = await User.query({ client: trx })
    .where({ email, email_verified: true })
    .whereNull('deleted_at')
    .first()
  if (!person) return
  const settings = await holdSettings(trx, person.id, language)
  await settings.merge({ notifyMarketing: isOn }).save()
}

/** For an address that was just verified: it may have been subscribed before it had an account. */
export async function noteSubscription(trx: TransactionClientContract, email: string) {
  const subscriber = await NewsletterSubscriber.query({ client: trx }).where({ email }).first()
  if (subscriber?.status === 'confirmed') await noteMarketing(trx, subscriber, true)
}
