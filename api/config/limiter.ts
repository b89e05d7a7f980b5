import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters, LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import { isShared } from '#config/redis'
import { DatabaseLimiterStore } from '#services/limits/database_limiter_store'
import { SharedLimiterStore } from '#services/limits/shared_limiter_store'
import env from '#start/env'

/** For measurements; the production guard refuses it. */
export const enforcesLimits = env.get('RATE_LIMITS') !== 'off'

const limiterConfig = defineConfig({
  default: env.get('LIMITER_STORE') ?? (isShared ? 'shared' : 'database'),
  stores: {
    database: (options: LimiterConsumptionOptions) => new DatabaseLimiterStore(options),
    shared: (options: LimiterConsumptionOptions) => new SharedLimiterStore(options),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
