import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { sumUpMonths } from '#actions/ledger/sum_up_months'

/** Every night: once in a month there is one to keep. */
export default class SumUpMonths extends Job<Record<string, never>> {
  static options: JobOptions = { priority: 9 }

  async execute() {
    await sumUpMonths()
  }
}
