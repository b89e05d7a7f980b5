import { Job } from '@adonisjs/queue'
import { forgetKeys } from '#actions/idempotency/forget_keys'

/** Every hour. */
export default class ForgetKeys extends Job<Record<string, never>> {
  async execute() {
    await forgetKeys()
  }
}
