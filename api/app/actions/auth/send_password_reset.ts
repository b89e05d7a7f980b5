import mail from '@adonisjs/mail/services/main'
import { issuePasswordReset } from '#actions/auth/issue_password_reset'
import { RESET_SECONDS } from '#domain/verification'
import PasswordLinkMail from '#mails/password_link_mail'
import User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

/** Mails a password link. Runs as a job, so that response times do not reveal accounts (contract, forgotpassword). */
export async function sendPasswordReset(email: string) {
  const person = await User.query().where('email', email).preload('settings').first()
  if (!person?.mayUseAccount) return

  const token = await writeTransaction((trx) => issuePasswordReset(trx, person.id, RESET_SECONDS))
  await mail.sendLater(new PasswordLinkMail('forgotten', person, token))
}
