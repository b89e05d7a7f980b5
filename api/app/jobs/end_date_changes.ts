import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { PAYMENTS } from '#config/queue'
import { endDateChanges } from '#actions/bookings/end_date_changes'

/** Every minute (ADR 0079). */
export default class EndDateChanges extends Job<Record<string, never>> {
  static options: JobOptions = { queue: PAYMENTS }

  async execute() {
    await endDateChanges()
  }
}
