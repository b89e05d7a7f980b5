import mail from '@adonisjs/mail/services/main'
import { DateTime } from 'luxon'
import { CONFIRM_DAYS, NewsletterConfirmationMail } from '#mails/newsletter_mail'
import NewsletterSubscriber from '#models/newsletter_subscriber'
import { digestOfToken, newSecretToken } from '#services/crypto/secret_token'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { digestOfUnsubscribeToken, unsubscribeToken } from '#services/newsletter_links'

/** Runs as a job, so that the response does not reveal subscribers (decisions, §2.4). */
export async function inviteSubscriber(email: string, language: string) {
  const known = await NewsletterSubscriber.findBy('email', email)
  if (known?.status === 'confirmed') return

  const token = newSecretToken()
  await writeTransaction(async (trx) => {
    const now = DateTime.utc()
    const invitation = {
      language,
      unsubscribe_hash: digestOfUnsubscribeToken(unsubscribeToken(email)),
      confirm_hash: digestOfToken('newsletter-confirm', token),
      confirm_expires_at: sqlTime(trx, now.plus({ days: CONFIRM_DAYS })),
      updated_at: sqlTime(trx, now),
    }
    await trx
      .insertQuery()
      .table('newsletter_subscribers')
      .insert({
        ...invitation,
        email,
        created_at: sqlTime(trx, now),
      })
      .onConflict('email')
      .merge(invitation)
  })
  await mail.sendLater(new NewsletterConfirmationMail(email, language, token))
}
