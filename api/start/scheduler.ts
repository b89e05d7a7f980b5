/*
 * Recurring jobs. Schedules are rows, updated when declared again; those of jobs that are gone are deleted.
 * Code generation boots the application too, but must not touch a database.
 */
import app from '@adonisjs/core/services/app'
import { Schedule } from '@adonisjs/queue'
import queueConfig from '#config/queue'
import AnalyzeTables from '#jobs/analyze_tables'
import CheckPayments from '#jobs/check_payments'
import ExpirePendingBookings from '#jobs/expire_pending_bookings'
import Forget from '#jobs/forget'
import RepriceSearch from '#jobs/reprice_search'
import RequeuePhotos from '#jobs/requeue_photos'
import SendNotices from '#jobs/send_notices'
import SweepPhotos from '#jobs/sweep_photos'

if (queueConfig.default !== 'sync' && app.getMode() !== 'warmup') {
  const declared = [
    await ExpirePendingBookings.schedule({}).every('1m'),
    await CheckPayments.schedule({}).every('1m'),
    await SendNotices.schedule({}).every('1m'),
    await RepriceSearch.schedule({}).every('1h'),
    await RequeuePhotos.schedule({}).every('15m'),
    await SweepPhotos.schedule({}).cron('30 3 * * *').timezone('Africa/Nairobi'),
    await Forget.schedule({}).cron('0 4 * * *').timezone('Africa/Nairobi'),
    await AnalyzeTables.schedule({}).cron('30 4 * * *').timezone('Africa/Nairobi'),
  ].map(({ scheduleId }) => scheduleId)
  for (const schedule of await Schedule.list()) {
    if (!declared.includes(schedule.id)) await schedule.delete()
  }
}
