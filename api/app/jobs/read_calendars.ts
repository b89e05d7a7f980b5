import { Job } from '@adonisjs/queue'
import { refreshDueFeeds } from '#actions/calendars/refresh_due_feeds'

/** Every minute; each calendar is due about every 15 (ADR 0048). */
export default class ReadCalendars extends Job<Record<string, never>> {
  async execute() {
    await refreshDueFeeds()
  }
}
