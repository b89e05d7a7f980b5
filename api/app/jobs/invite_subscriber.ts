import encryption from '@adonisjs/core/services/encryption'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { inviteSubscriber } from '#actions/newsletter/invite_subscriber'

type Wish = { email: string; language: string }

/** Encrypted: addresses are personal data. */
type Payload = { sealed: string }

/** A job, so that response times do not reveal subscribers. */
export default class InviteSubscriber extends Job<Payload> {
  static options: JobOptions = { maxRetries: 3 }

  static enqueue(wish: Wish) {
    return this.dispatch({ sealed: encryption.encrypt(wish) })
  }

  async execute() {
    const wish = encryption.decrypt<Wish>(this.payload.sealed)
    if (wish) await inviteSubscriber(wish.email, wish.language)
  }
}
