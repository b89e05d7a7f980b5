import { Job } from '@adonisjs/queue'
import { sendTransfer } from '#actions/payouts/send_transfer'

/** Asks M-Pesa once; check_transfers looks after what comes of it. */
export default class SendTransfer extends Job<{ transfer: number }> {
  async execute() {
    await sendTransfer(this.payload.transfer)
  }
}
