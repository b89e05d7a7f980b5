/* What a process needs to serve, by the framework's checks: `GET /health/ready` (ADR 0098). */
import { DiskSpaceCheck, HealthChecks, MemoryHeapCheck } from '@adonisjs/core/health'
import app from '@adonisjs/core/services/app'
import { RedisCheck } from '@adonisjs/redis'
import { isShared } from '#config/redis'
import { diskSpace } from '#queries/system/disk_space'
import { BoundedCheck } from '#services/health/bounded_check'
import { databaseCheck } from '#services/health/database_check'

/** Per cent; the doctor and the operators' page judge by bytes. */
const FULL = 95
const BRIM = 100

const disk = () =>
  new DiskSpaceCheck()
    .compute(async () => {
      const { free, total } = await diskSpace()
      return { free, size: total, diskPath: '' }
    })
    .warnWhenExceeds(FULL)
    .failWhenExceeds(BRIM)

/** Of what Node may take. */
const memory = () =>
  new MemoryHeapCheck().warnWhenExceedsPercentage(FULL).failWhenExceedsPercentage(BRIM)

/** Without Redis, on a full disk and in little memory a process serves worse, and none would serve if all were taken out. */
export const readiness = new HealthChecks().register([
  databaseCheck,
  new BoundedCheck({ name: 'disk', check: disk, isNeeded: false }),
  new BoundedCheck({ name: 'memory', check: memory, isNeeded: false }),
  ...(isShared
    ? [
        new BoundedCheck({
          name: 'redis',
          check: async () => {
            const redis = await app.container.make('redis')
            return new RedisCheck(redis.connection('main'))
          },
          isNeeded: false,
        }),
      ]
    : []),
])
