/*
 * Recurring jobs. Schedules are rows that all processes share, those of another release among them: a process that starts adds what is
 * missing, and only what prepares the database changes or deletes one (ADR 0114). Writing one begins its time anew, so that restarts
 * oftener than an interval would put a run off for ever. One that a clock which ran ahead has put off is written again by whoever sees it.
 */
import string from '@adonisjs/core/helpers/string'
import { Schedule } from '@adonisjs/queue'
import { DateTime } from 'luxon'
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

/** How far clocks of machines may be apart: the one behind does not run again what the one ahead has run. */
const APART = { minutes: 1 }

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
  /** When it is due after a moment. */
  next(after: DateTime): DateTime
  write(): Promise<unknown>
}

const DECLARED: Declared[] = [
  ...INTERVALS.map(([job, every]) => ({
    id: job.name,
    isSame: ({ everyMs }: Schedule) => everyMs === string.milliseconds.parse(every),
    next: (after: DateTime) => after.plus(string.milliseconds.parse(every)),
    write: () => job.schedule({}).id(job.name).every(every).run(),
  })),
  ...CLOCK_TIMES.map(([job, cron]) => ({
    id: job.name,
    isSame: ({ cronExpression, timezone }: Schedule) =>
      cronExpression === cron && timezone === NAIROBI,
    next: (after: DateTime) => nextDaily(cron, after),
    write: () => job.schedule({}).id(job.name).cron(cron).timezone(NAIROBI).run(),
  })),
]

/** Adds those that are missing, and hastens those whose next run a clock that ran ahead has put off. */
export async function addSchedules() {
  const written = await schedulesById()
  for (const declared of DECLARED) {
    const schedule = written.get(declared.id)
    if (!schedule?.nextRunAt || isPutOff(schedule, declared)) await declared.write()
  }
}

/** Writes those that differ or were put off and deletes those of jobs that are gone, unless a newer release has prepared the database. */
export async function renewSchedules() {
  const { unknown } = await migrationState()
  if (unknown > 0) return
  const written = await schedulesById()
  for (const declared of DECLARED) {
    const schedule = written.get(declared.id)
    written.delete(declared.id)
    if (!schedule?.nextRunAt || !declared.isSame(schedule) || isPutOff(schedule, declared))
      await declared.write()
  }
  for (const gone of written.values()) await gone.delete()
}

/** What another release has written otherwise is looked at by that one. */
function isPutOff(schedule: Schedule, { isSame, next }: Declared) {
  const latest = next(DateTime.now().plus(APART))
  return isSame(schedule) && schedule.nextRunAt!.getTime() > latest.toMillis()
}

/** @param cron names a minute and an hour, of every day */
function nextDaily(cron: string, after: DateTime) {
  const [minute, hour] = cron.split(' ').map(Number)
  const today = after.setZone(NAIROBI).startOf('day').set({ hour, minute })
  return today > after ? today : today.plus({ days: 1 })
}

async function schedulesById() {
  const schedules = await Schedule.list()
  return new Map(schedules.map((schedule) => [schedule.id, schedule]))
}
