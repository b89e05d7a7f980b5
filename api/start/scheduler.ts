/*
 * Recurring jobs. Schedules are rows, updated when declared again. Code generation boots the application
 * too, but must not touch a database.
 */
import app from '@adonisjs/core/services/app'
import queueConfig from '#config/queue'
import CheckPayments from '#jobs/check_payments'
import ExpirePendingBookings from '#jobs/expire_pending_bookings'
import ForgetKeys from '#jobs/forget_keys'
import RepriceSearch from '#jobs/reprice_search'
import RequeuePhotos from '#jobs/requeue_photos'
import SweepPhotos from '#jobs/sweep_photos'

if (queueConfig.default !== 'sync' && app.getMode() !== 'warmup') {
  await ExpirePendingBookings.schedule({}).every('1m')
  await CheckPayments.schedule({}).every('1m')
  await ForgetKeys.schedule({}).every('1h')
  await RepriceSearch.schedule({}).every('1h')
  await RequeuePhotos.schedule({}).every('15m')
  await SweepPhotos.schedule({}).cron('30 3 * * *').timezone('Africa/Nairobi')
}
