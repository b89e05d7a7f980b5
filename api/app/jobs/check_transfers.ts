import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { PAYMENTS } from '#config/queue'
import { checkTransfers } from '#actions/payouts/check_transfers'

export default class CheckTransfers extends Job<Record<string, never>> {
  static options: JobOptions = { queue: PAYMENTS }

  async execute() {
    await checkTransfers()
  }
}
