import { recordAudit } from '#actions/audit/record_audit'
import { holdUser } from '#actions/users/hold_user'
import HostWelcomeMail from '#mails/host_welcome_mail'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import { queueLetter } from '#services/mail/queue_letter'

/** Makes a guest a host and mails how to begin; whoever hosts already is left as they are. */
export async function becomeHost({ id }: User): Promise<User> {
  const isNew = await writeTransaction(async (trx) => {
    const person = await holdUser(trx, id)
    if (!person.isGuest) return false
    await person.merge({ role: 'host' }).save()
    await recordAudit(trx, {
      actor: person,
      action: 'user.roleChanged',
      subject: { type: 'user', id },
      message: { name: 'user.becameHost' },
      before: { role: 'guest' },
      after: { role: 'host' },
    })
    return true
  })
  const host = await User.query().where('id', id).preload('settings').firstOrFail()
  if (isNew) await queueLetter(new HostWelcomeMail(host))
  return host
}
