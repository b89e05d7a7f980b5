import encryption from '@adonisjs/core/services/encryption'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { sendPasswordReset } from '#actions/auth/send_password_reset'

/** Encrypted: addresses are personal data. */
type Payload = { sealed: string }

/** A job, so that response times do not reveal accounts. */
export default class SendPasswordReset extends Job<Payload> {
  static options: JobOptions = { maxRetries: 3 }

  static enqueue(email: string) {
    return this.dispatch({ sealed: encryption.encrypt(email) })
  }

  async execute() {
    const email = encryption.decrypt<string>(this.payload.sealed)
    if (email) await sendPasswordReset(email)
  }
}
