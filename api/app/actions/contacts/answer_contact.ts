import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { notFound } from '#exceptions/refusal'
import ContactMessage from '#models/contact_message'
import type User from '#models/user'
import { holdRow } from '#services/database/hold_row'
import { writeTransaction } from '#services/database/write_transaction'

/**
 * Notes who has answered a message, and when; or that nobody has. An answered one is read, and stays with who answered it first.
 * @throws Refusal 404 when it was deleted
 */
export async function answerContact({ id }: ContactMessage, admin: User, isAnswered: boolean) {
  await writeTransaction(async (trx) => {
    const message = await holdRow(trx, ContactMessage, id)
    if (!message) throw notFound()
    const before = { isAnswered: message.answeredAt !== null }
    const isRead = isAnswered || message.isRead
    if (isAnswered === before.isAnswered) {
      await message.merge({ isRead }).save()
      return
    }
    message.merge({
      answeredAt: isAnswered ? DateTime.utc() : null,
      answeredById: isAnswered ? admin.id : null,
      isRead,
    })
    await message.save()
    const name = isAnswered ? 'contact.answered' : 'contact.unanswered'
    await recordAudit(trx, {
      actor: admin,
      action: name,
      subject: { type: 'contact', id },
      message: { name },
      before,
      after: { isAnswered },
    })
  })
}
