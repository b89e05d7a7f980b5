import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { PAYMENTS } from '#config/queue'
import { collectPayouts } from '#actions/payouts/collect_payouts'

export default class CollectPayouts extends Job<Record<string, never>> {
  static options: JobOptions = { queue: PAYMENTS }

  async execute() {
    await collectPayouts()
  }
}
