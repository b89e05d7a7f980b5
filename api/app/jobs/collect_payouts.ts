import { Job } from '@adonisjs/queue'
import { collectPayouts } from '#actions/payouts/collect_payouts'

export default class CollectPayouts extends Job<Record<string, never>> {
  async execute() {
    await collectPayouts()
  }
}
