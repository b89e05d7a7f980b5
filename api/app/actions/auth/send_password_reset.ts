import mail from '@adonisjs/mail/services/main'
import { issuePasswordReset } from '#actions/auth/issue_password_reset'
import { RESET_SECONDS } from '#domain/verification'
import PasswordLinkMail from '#mails/password_link_mail'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import { mayWriteTo } from '#services/limits/code_turns'

/**
 * Mails the link for a new password to whoever has an account with this e-mail and may use it. The request
 * that asks for it only queues this, and so takes as long for an unknown address (contract, forgotpassword).
 */
export async function sendPasswordReset(email: string) {
  const person = await User.query().where('email', email).preload('settings').first()
  if (!person?.mayUseAccount || !(await mayWriteTo('reset', email))) return

  const token = await writeTransaction((trx) => issuePasswordReset(trx, person.id, RESET_SECONDS))
  await mail.sendLater(new PasswordLinkMail('forgotten', person, token))
}
