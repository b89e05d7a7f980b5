import { Job } from '@adonisjs/queue'
import { contestSilentClaims } from '#actions/deposit_claims/contest_claim'
import { returnDeposits } from '#actions/payments/return_deposits'

/** Every minute (ADR 0090, 0141). */
export default class ReturnDeposits extends Job<Record<string, never>> {
  async execute() {
    await contestSilentClaims()
    await returnDeposits()
  }
}
