/*
 * Work that comes back by the clock. Schedules are rows: declaring one again only updates it.
 */
import queueConfig from '#config/queue'
import ExpirePendingBookings from '#jobs/expire_pending_bookings'

if (queueConfig.default !== 'sync') {
  await ExpirePendingBookings.schedule({}).every('1m')
}
