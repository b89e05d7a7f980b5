/*
 * Recurring jobs. Schedules are rows that all processes share, those of another release among them: a process that starts adds what is
 * missing, and only what prepares the database changes or deletes one (ADR 0114). Writing one begins its time anew, so that restarts
 * oftener than an interval would put a run off for ever.
 */
import string from '@adonisjs/core/helpers/string'
import { Schedule } from '@adonisjs/queue'
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
import SumUpMonths from '#jobs/sum_up_months'
import SweepPhotos from '#jobs/sweep_photos'
import { migrationState } from '#queries/system/migration_state'

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
  [SumUpMonths, '15 4 * * *'],
  [AnalyzeTables, '30 4 * * *'],
  [CollectPayouts, `0 ${COLLECTING_HOUR} * * *`],
] as const

type Declared = {
  id: string
  isSame(schedule: Schedule): boolean
  write(): Promise<unknown>
}

const DECLARED: Declared[] = [
  ...INTERVALS.map(([job, every]) => ({
    id: job.name,
    isSame: ({ everyMs }: Schedule) => everyMs === string.milliseconds.parse(every),
    write: () => job.schedule({}).id(job.name).every(every).run(),
  })),
  ...CLOCK_TIMES.map(([job, cron]) => ({
    id: job.name,
    isSame: ({ cronExpression, timezone }: Schedule) =>
      cronExpression === cron && timezone === NAIROBI,
    write: () => job.schedule({}).id(job.name).cron(cron).timezone(NAIROBI).run(),
  })),
]

/** Adds those that are missing. */
export async function addSchedules() {
  const written = await schedulesById()
  for (const { id, write } of DECLARED) {
    if (!written.get(id)?.nextRunAt) await write()
  }
}

/** Writes those that differ and deletes those of jobs that are gone, unless a newer release has prepared the database. */
export async function renewSchedules() {
  const { unknown } = await migrationState()
  if (unknown > 0) return
  const written = await schedulesById()
  for (const { id, isSame, write } of DECLARED) {
    const schedule = written.get(id)
    written.delete(id)
    if (!schedule?.nextRunAt || !isSame(schedule)) await write()
  }
  for (const gone of written.values()) await gone.delete()
}

async function schedulesById() {
  const schedules = await Schedule.list()
  return new Map(schedules.map((schedule) => [schedule.id, schedule]))
}
