import db from '@adonisjs/lucid/services/db'
import { Schedule } from '@adonisjs/queue'
import { database, replicaAddress } from '#config/database'
import { installation, isReal } from '#config/installation'
import { HOUR_MS } from '#domain/durations'
import { backupLevel, queueLevel } from '#domain/installation'
import { apiStatus } from '#queries/system/doctor/ask_address'
import { failure, found, good, warning, type Finding } from '#queries/system/doctor/finding'
import { migrationState } from '#queries/system/migration_state'
import { queueState, type QueueState } from '#queries/system/queue_state'
import { findDemoAccount } from '#queries/users/find_demo_account'
import { readBackupNote } from '#services/backups/backup_note'
import { databaseClock } from '#services/database/clock'
import { lookAtReplica } from '#services/database/look_at_replica'

/** Clocks apart by more break codes and two-factor sign-in. */
const CLOCK_MS = 30_000

/** The database, what waits in it, and its last copy. */
export async function judgeData(now = Date.now()): Promise<Finding[]> {
  const reached = await found('Database', judgeDatabase)
  const backup = await found('Backup', () => judgeBackup(now))
  if (reached.some(({ level }) => level === 'failure')) return [...reached, ...backup]
  const findings = [
    await found('Migrations', judgeMigrations),
    await found('Clock', async () => judgeClock((await databaseClock()) - Date.now())),
    await found('Replica', judgeReplica),
    await found('Queue', judgeQueues),
    await found('Demo', judgeDemo),
  ]
  return [...reached, ...findings.flat(), ...backup]
}

async function judgeDatabase() {
  const startedAt = performance.now()
  await db.rawQuery('select 1')
  return good('Database', `It answers in ${Math.ceil(performance.now() - startedAt)} ms`)
}

async function judgeReplica(): Promise<Finding[]> {
  if (database.engine !== 'postgres' || !replicaAddress) return []
  return [judgeLag(await lookAtReplica(database.url, replicaAddress))]
}

const MIB = 2 ** 20

/** @param facts what makes it unfit, or how much it lacks in bytes; null when it does not answer */
export function judgeLag({ unfit, lacks }: { unfit: string | null; lacks: number | null }) {
  if (lacks === null)
    return warning('Replica', 'It does not answer: the primary is asked what it would be')
  if (unfit) return failure('Replica', `It is never asked, for ${unfit}`)
  return lacks > 0
    ? warning(
        'Replica',
        `It is ${Math.ceil(lacks / MIB)} MiB behind: the primary answers meanwhile`
      )
    : good('Replica', 'It has all there is, and answers what visitors read')
}

async function judgeMigrations() {
  const { total, pending, unknown } = await migrationState()
  if (unknown > 0) return failure('Migrations', 'The database is of a newer version than this code')
  return pending > 0
    ? failure('Migrations', `${pending} have not run: the next start runs them`)
    : good('Migrations', `All ${total} have run`)
}

/** @param apart how far the database's clock is from this machine's, in ms */
export function judgeClock(apart: number) {
  const seconds = Math.round(Math.abs(apart) / 1000)
  return Math.abs(apart) > CLOCK_MS
    ? failure('Clock', `Database and machine are ${seconds} s apart: let both follow a time server`)
    : good('Clock', `${new Date().toISOString()}, and the database agrees`)
}

/** Schedules of a product that is stopped are soon overdue, and nothing is wrong with it. */
async function judgeQueues() {
  const isStopped = (await apiStatus()) === null
  const { queues, ...all } = await queueState(isStopped ? [] : await Schedule.list())
  return judgeQueue(all, queues)
}

/** @param queues in which they wait */
export function judgeQueue(
  { pending, failed, oldestSeconds }: QueueState,
  queues: readonly { name: string; oldestSeconds: number }[]
): Finding {
  const level = queueLevel(oldestSeconds, failed)
  const minutes = Math.round(oldestSeconds / 60)
  const slow = queues.find((queue) => queue.oldestSeconds === oldestSeconds)
  if (level === 'failure')
    return failure(
      'Queue',
      `A job has waited for ${minutes} minutes in the queue “${slow?.name}”: no worker takes them`
    )
  return level === 'warning'
    ? warning('Queue', `${failed} jobs were given up: an admin sees why at /dashboard/system`)
    : good('Queue', `${pending} jobs wait`)
}

async function judgeDemo(): Promise<Finding[]> {
  if (installation.isDemo) return [warning('Demo', 'DEMO=true: everybody knows its passwords')]
  const person = await findDemoAccount()
  return person
    ? [failure('Demo', `${person.email} has the password of the demo that everybody knows`)]
    : []
}

async function judgeBackup(now: number) {
  const made = await readBackupNote()
  return judgeBackupAge(made && now - Date.parse(made.madeAt), made?.folder ?? '')
}

/** @param age of the last backup in ms; null when there is none */
export function judgeBackupAge(age: number | null, folder: string): Finding {
  const says =
    age === null
      ? 'None was ever made: npm run backup -- --to FOLDER'
      : `The last is ${Math.round(age / HOUR_MS)} hours old: ${folder}`
  return { level: backupLevel(age, isReal), about: 'Backup', says }
}
