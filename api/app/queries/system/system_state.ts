import db from '@adonisjs/lucid/services/db'
import { Schedule } from '@adonisjs/queue'
import { installation, isReal } from '#config/installation'
import queueConfig from '#config/queue'
import { backupLevel, queueLevel, spaceLevel } from '#domain/installation'
import { replicaLevel } from '#domain/replica_lag'
import { diskSpace } from '#queries/system/disk_space'
import { countFailedJobs } from '#queries/system/failed_jobs'
import { migrationState } from '#queries/system/migration_state'
import { queueState } from '#queries/system/queue_state'
import { waitingLetters } from '#queries/system/waiting_letters'
import { readBackupNote } from '#services/backups/backup_note'
import { engineOf } from '#services/database/dialect'
import { engineVersion } from '#services/database/engine_version'
import { replica } from '#services/database/read_from_replica'
import { processCount } from '#services/live/process_count'

/** What somebody who runs the product looks at first: work, letters, schedules, backup, disk, replica, versions. */
export async function systemState(now = Date.now()) {
  const schedules = await Schedule.list()
  const { queues } = await queueState(schedules, now)
  return {
    queue: {
      driver: queueConfig.default,
      queues: queues.map((queue) => ({
        ...queue,
        level: queueLevel(queue.oldestSeconds, queue.failed),
      })),
      failed: await countFailedJobs(),
    },
    letters: await waitingLetters(),
    schedules: schedules.map(scheduleState).toSorted((a, b) => a.name.localeCompare(b.name)),
    backup: await backup(now),
    disk: await disk(),
    replica: replicaState(),
    versions: await versions(),
    processes: await processCount(),
  }
}

function scheduleState({ name, everyMs, cronExpression, lastRunAt, nextRunAt }: Schedule) {
  return {
    name,
    everyMs: everyMs ?? null,
    cron: cronExpression ?? null,
    lastRunAt: lastRunAt ?? null,
    nextRunAt: nextRunAt ?? null,
  }
}

async function backup(now: number) {
  const note = await readBackupNote()
  const age = note && now - Date.parse(note.madeAt)
  return {
    level: backupLevel(age, isReal),
    last: note && {
      madeAt: note.madeAt,
      folder: note.folder,
      isSealed: note.isSealed,
      verifiedAt: note.verifiedAt ?? null,
    },
  }
}

/** null where the storage folder is not there. */
async function disk() {
  const space = await diskSpace().catch(() => null)
  return space && { ...space, level: spaceLevel(space.free) }
}

/** As this process has it; null where there is none. */
function replicaState() {
  if (!replica) return null
  const { state, lag } = replica
  return { level: replicaLevel(state), state, lagSeconds: Math.round(lag) }
}

async function versions() {
  const { pending, unknown } = await migrationState()
  return {
    product: installation.version,
    node: process.versions.node,
    engine: engineOf(db.connection()),
    engineVersion: await engineVersion(),
    migrationsPending: pending,
    migrationsUnknown: unknown,
  }
}
