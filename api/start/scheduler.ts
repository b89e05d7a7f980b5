/*
 * Work that comes back by the clock. Schedules are rows: declaring one again only updates it. Code
 * generation warms the application up without running it, and must not touch a database.
 */
import app from '@adonisjs/core/services/app'
import queueConfig from '#config/queue'
import CheckPayments from '#jobs/check_payments'
import ExpirePendingBookings from '#jobs/expire_pending_bookings'
import RepriceSearch from '#jobs/reprice_search'
import RequeuePhotos from '#jobs/requeue_photos'
import SweepPhotos from '#jobs/sweep_photos'

if (queueConfig.default !== 'sync' && app.getMode() !== 'warmup') {
  await ExpirePendingBookings.schedule({}).every('1m')
  await CheckPayments.schedule({}).every('1m')
  await RepriceSearch.schedule({}).every('1h')
  await RequeuePhotos.schedule({}).every('15m')
  await SweepPhotos.schedule({}).cron('30 3 * * *').timezone('Africa/Nairobi')
}
