import logger from '@adonisjs/core/services/logger'
import mail from '@adonisjs/mail/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { issuePasswordReset } from '#actions/auth/issue_password_reset'
import { INVITATION_SECONDS } from '#domain/verification'
import PasswordLinkMail from '#mails/password_link_mail'
import User from '#models/user'
import { newSecretToken } from '#services/crypto/secret_token'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const BATCH = 100

/**
 * Invites those whose letter a crash or a queue that was away has kept, or whose link was taken while they were switched off: they were
 * made by an admin, and have none. Runs every minute; each is looked at once more before their letter, as another run may have sent it.
 */
export async function sendInvitations(now = DateTime.utc()) {
  const waiting = await uninvited(now).orderBy('id').limit(BATCH)
  for (const { id } of waiting) {
    const person = await uninvited(now).where('id', id).preload('settings').first()
    if (person) await sendInvitation(person)
  }
}

function uninvited(now: DateTime) {
  const time = (at: DateTime) => sqlTime(db.connection(), at)
  return User.query()
    .where('created_at', '>', time(now.minus({ seconds: INVITATION_SECONDS })))
    .where('created_at', '<=', time(now.minus({ minutes: 1 })))
    .where({ isActive: true, emailVerified: false })
    .whereNull('deleted_at')
    .whereExists((made) => {
      made.from('audit_events').whereColumn('audit_events.subject_id', 'users.id')
      made.where({ subject_type: 'user', action: 'user.created' })
    })
    .whereNotExists((links) => {
      links.from('password_resets').whereColumn('password_resets.user_id', 'users.id')
    })
}

/** The letter is queued before its link is written: of who dies between, none is found, and another goes. */
export async function sendInvitation(person: User) {
  try {
    const token = newSecretToken()
    await mail.sendLater(new PasswordLinkMail('invitation', person, token))
    await writeTransaction((trx) => issuePasswordReset(trx, person.id, INVITATION_SECONDS, token))
  } catch (error) {
    logger.error({ err: error, person: person.id }, 'an invitation was not sent; it is tried again')
  }
}
