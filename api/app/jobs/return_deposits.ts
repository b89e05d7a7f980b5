import { Job } from '@adonisjs/queue'
import { returnDeposits } from '#actions/payments/return_deposits'

/** Every minute (ADR 0090). */
export default class ReturnDeposits extends Job<Record<string, never>> {
  async execute() {
    await returnDeposits()
  }
}
