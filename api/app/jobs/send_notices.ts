import { Job } from '@adonisjs/queue'
import { sendNotices } from '#actions/bookings/send_notices'

/** Every minute. */
export default class SendNotices extends Job<Record<string, never>> {
  async execute() {
    await sendNotices()
  }
}
