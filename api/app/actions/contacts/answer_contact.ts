import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import type ContactMessage from '#models/contact_message'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** Notes who has answered a message, and when; or that nobody has. An answered one is read. */
export async function answerContact(message: ContactMessage, admin: User, isAnswered: boolean) {
  await writeTransaction(async (trx) => {
    const before = { isAnswered: message.answeredAt !== null }
    message.useTransaction(trx).merge({
      answeredAt: isAnswered ? DateTime.utc() : null,
      answeredById: isAnswered ? admin.id : null,
      isRead: isAnswered || message.isRead,
    })
    await message.save()
    const name = isAnswered ? 'contact.answered' : 'contact.unanswered'
    await recordAudit(trx, {
      actor: admin,
      action: name,
      subject: { type: 'contact', id: message.id },
      message: { name },
      before,
      after: { isAnswered },
    })
  })
}
