import { recordAudit } from '#actions/audit/record_audit'
import type ContactMessage from '#models/contact_message'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** Deletes a message; the log does not name its sender. */
export async function deleteContact(message: ContactMessage, admin: User) {
  await writeTransaction(async (trx) => {
    await message.useTransaction(trx).delete()
    await recordAudit(trx, {
      actor: admin,
      action: 'contact.deleted',
      subject: { type: 'contact', id: message.id },
      message: { name: 'contact.deleted' },
    })
  })
}
