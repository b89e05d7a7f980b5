import { noteMarketing } from '#actions/newsletter/note_marketing'
import { unsubscribe } from '#actions/newsletter/subscribe'
import { Refusal } from '#exceptions/refusal'
import NewsletterSubscriber from '#models/newsletter_subscriber'
import { writeTransaction } from '#services/database/write_transaction'
import { digestOfUnsubscribeToken } from '#services/newsletter_links'

/** Unsubscribes by a link; idempotent (RFC 8058). @throws Refusal 400 for a link that was never ours */
export async function endSubscription(token: string) {
  const subscriber = await NewsletterSubscriber.findBy(
    'unsubscribeHash',
    digestOfUnsubscribeToken(token)
  )
  if (!subscriber) throw new Refusal('newsletter.deadLink', 400, 'E_DEAD_LINK')
  await writeTransaction(async (trx) => {
    await unsubscribe(trx, subscriber.email)
    await noteMarketing(trx, subscriber, false)
  })
}
