import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters, LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import { DatabaseLimiterStore } from '#services/limits/database_limiter_store'
import env from '#start/env'

/** For measurements; the production guard refuses it. */
export const enforcesLimits = env.get('RATE_LIMITS') !== 'off'

const limiterConfig = defineConfig({
  default: env.get('LIMITER_STORE') ?? 'database',
  stores: {
    database: (options: LimiterConsumptionOptions) => new DatabaseLimiterStore(options),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
