import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { PAYMENTS } from '#config/queue'

/** Asks M-Pesa once; check_transfers looks after what comes of it. */
export default class SendTransfer extends Job<{ transfer: number }> {
  static options: JobOptions = { queue: PAYMENTS }

  async execute() {
    /* Loaded when it runs: what becomes of it may queue another. */
    const { sendTransfer } = await import('#actions/payouts/send_transfer')
    await sendTransfer(this.payload.transfer)
  }
}
