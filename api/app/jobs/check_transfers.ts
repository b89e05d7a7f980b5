import { Job } from '@adonisjs/queue'
import { checkTransfers } from '#actions/payouts/check_transfers'

export default class CheckTransfers extends Job<Record<string, never>> {
  async execute() {
    await checkTransfers()
  }
}
