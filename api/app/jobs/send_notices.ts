import { Job } from '@adonisjs/queue'
import { sendNotices } from '#actions/bookings/send_notices'
import { sendInvitations } from '#actions/users/send_invitations'

/** Every minute. */
export default class SendNotices extends Job<Record<string, never>> {
  async execute() {
    await sendNotices()
    await sendInvitations()
  }
}
