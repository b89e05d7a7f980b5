import { DateTime } from 'luxon'
import { subscribe } from '#actions/newsletter/subscribe'
import { noteMarketing } from '#actions/newsletter/note_marketing'
import { Refusal } from '#exceptions/refusal'
import { NewsletterWelcomeMail } from '#mails/newsletter_mail'
import { digestOfToken } from '#services/crypto/secret_token'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { queueLetter } from '#services/mail/queue_letter'

/** Completes the double opt-in. @throws Refusal 400 for a link that was used, has expired or was never ours */
export async function confirmSubscription(token: string) {
  const confirmHash = digestOfToken('newsletter-confirm', token)
  const { email, language } = await writeTransaction(async (trx) => {
    const [used] = await trx
      .from('newsletter_subscribers')
      .where('confirm_hash', confirmHash)
      .where('confirm_expires_at', '>', sqlTime(trx, DateTime.utc()))
      .update({ confirm_hash: null }, ['email', 'language'])
    if (!used) throw new Refusal('newsletter.deadLink', 400, 'E_DEAD_LINK')
    await subscribe(trx, used.email, used.language)
    await noteMarketing(trx, used, true)
    return used as { email: string; language: string }
  })
  await queueLetter(new NewsletterWelcomeMail(email, language))
}
