/*
 * Recurring jobs. Schedules are rows, written when they differ from what is declared: writing one begins its time anew, so that
 * restarts oftener than an interval would put a run off for ever. Those of jobs that are gone are deleted.
 * Code generation boots the application too, but must not touch a database.
 */
import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import { Schedule } from '@adonisjs/queue'
import queueConfig from '#config/queue'
import { COLLECTING_HOUR } from '#domain/payouts'
import AnalyzeTables from '#jobs/analyze_tables'
import CheckPayments from '#jobs/check_payments'
import CheckTransfers from '#jobs/check_transfers'
import CollectPayouts from '#jobs/collect_payouts'
import EndDateChanges from '#jobs/end_date_changes'
import EndUnpaidStays from '#jobs/end_unpaid_stays'
import ExpirePendingBookings from '#jobs/expire_pending_bookings'
import Forget from '#jobs/forget'
import ReadCalendars from '#jobs/read_calendars'
import ReconcileGateways from '#jobs/reconcile_gateways'
import RenewNights from '#jobs/renew_nights'
import RepriceSearch from '#jobs/reprice_search'
import RequeuePhotos from '#jobs/requeue_photos'
import ReturnDeposits from '#jobs/return_deposits'
import SendNotices from '#jobs/send_notices'
import SettleNoShows from '#jobs/settle_no_shows'
import SweepPhotos from '#jobs/sweep_photos'

const NAIROBI = 'Africa/Nairobi'

const INTERVALS = [
  [ExpirePendingBookings, '1m'],
  [EndUnpaidStays, '1m'],
  [EndDateChanges, '1m'],
  [SettleNoShows, '1m'],
  [ReturnDeposits, '1m'],
  [CheckPayments, '1m'],
  [CheckTransfers, '1m'],
  [SendNotices, '1m'],
  [ReadCalendars, '1m'],
  [RepriceSearch, '1h'],
  [RequeuePhotos, '15m'],
] as const

const CLOCK_TIMES = [
  [RenewNights, '5 0 * * *'],
  [ReconcileGateways, '30 2 * * *'],
  [SweepPhotos, '30 3 * * *'],
  [Forget, '0 4 * * *'],
  [AnalyzeTables, '30 4 * * *'],
  [CollectPayouts, `0 ${COLLECTING_HOUR} * * *`],
] as const

if (queueConfig.default !== 'sync' && app.getMode() !== 'warmup') {
  const written = await Schedule.list()
  const known = new Map(written.map((schedule) => [schedule.id, schedule]))
  const undeclared = new Set(known.keys())
  for (const [job, every] of INTERVALS) {
    const schedule = known.get(job.name)
    undeclared.delete(job.name)
    const isSame = schedule?.everyMs === string.milliseconds.parse(every)
    if (!isSame || !schedule.nextRunAt) await job.schedule({}).id(job.name).every(every)
  }
  for (const [job, cron] of CLOCK_TIMES) {
    const schedule = known.get(job.name)
    undeclared.delete(job.name)
    const isSame = schedule?.cronExpression === cron && schedule.timezone === NAIROBI
    if (!isSame || !schedule.nextRunAt)
      await job.schedule({}).id(job.name).cron(cron).timezone(NAIROBI)
  }
  for (const id of undeclared) await known.get(id)!.delete()
}
