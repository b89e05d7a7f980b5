import { BaseTransformer } from '@adonisjs/core/transformers'
import { tellableLine } from '#domain/error_lines'
import type { Level } from '#domain/installation'
import type { ReplicaState } from '#domain/replica_lag'

type Moment = Date | null

type SystemState = {
  queue: {
    driver: string
    queues: {
      name: string
      pending: number
      active: number
      delayed: number
      failed: number
      oldestSeconds: number
      level: Level
    }[]
    failed: { name: string; total: number }[]
  }
  letters: { waiting: number; oldestAt: Moment; notices: number; lastError: string | null }
  schedules: {
    name: string
    everyMs: number | null
    cron: string | null
    lastRunAt: Moment
    nextRunAt: Moment
  }[]
  backup: {
    level: Level
    last: { madeAt: string; folder: string; isSealed: boolean; verifiedAt: string | null } | null
  }
  disk: { free: number; total: number; level: Level } | null
  replica: { level: Level; state: ReplicaState; lagSeconds: number } | null
  versions: {
    product: string
    node: string
    engine: string
    engineVersion: string
    migrationsPending: number
    migrationsUnknown: number
  }
  processes: { isShared: boolean; count: number | null }
}

/** For admins. */
export default class SystemStateTransformer extends BaseTransformer<SystemState> {
  toObject() {
    const { queue, letters, schedules, backup, disk, replica, versions, processes } = this.resource
    const { waiting, oldestAt, notices, lastError } = letters
    return {
      queue,
      letters: {
        waiting,
        oldestAt: isoOf(oldestAt),
        notices,
        lastError: tellableLine(lastError),
      },
      schedules: schedules.map(({ name, everyMs, cron, lastRunAt, nextRunAt }) => ({
        name,
        everyMs,
        cron,
        lastRunAt: isoOf(lastRunAt),
        nextRunAt: isoOf(nextRunAt),
      })),
      backup,
      disk,
      replica,
      versions,
      processes,
    }
  }
}

const isoOf = (moment: Moment) => moment && moment.toISOString()
