import { Job } from '@adonisjs/queue'
import { renewNights } from '#actions/properties/renew_nights'

/** Daily: as days pass, the nights beside the search rows move on (ADR 0045). */
export default class RenewNights extends Job<Record<string, never>> {
  async execute() {
    await renewNights()
  }
}
