import { Job } from '@adonisjs/queue'
import { endDateChanges } from '#actions/bookings/end_date_changes'

/** Every minute (ADR 0079). */
export default class EndDateChanges extends Job<Record<string, never>> {
  async execute() {
    await endDateChanges()
  }
}
