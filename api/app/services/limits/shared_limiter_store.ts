import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { errors } from '@adonisjs/limiter'
import LimiterRedisStore from '@adonisjs/limiter/stores/redis'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import redis from '@adonisjs/redis/services/main'
import { DatabaseLimiterStore } from '#services/limits/database_limiter_store'

const PREFIX = 'makao:limits'

/** Milliseconds a request waits for Redis. */
const TIMEOUT = 1000

/**
 * Counts in Redis, and in the database while Redis does not answer: both are shared by all processes, so a limit holds in
 * either (ADR 0060).
 */
export class SharedLimiterStore implements LimiterStoreContract {
  readonly name = 'shared'
  readonly #redis: LimiterRedisStore
  readonly #database: DatabaseLimiterStore

  constructor(options: LimiterConsumptionOptions) {
    const config = { ...options, keyPrefix: PREFIX, rejectIfRedisNotReady: true }
    this.#redis = new LimiterRedisStore(redis.connection('main'), config)
    this.#database = new DatabaseLimiterStore(options)
  }

  get requests() {
    return this.#database.requests
  }

  get duration() {
    return this.#database.duration
  }

  get blockDuration() {
    return this.#database.blockDuration
  }

  consume(key: string | number, amount?: number) {
    return this.#ask((store) => store.consume(key, amount))
  }

  increment(key: string | number, amount?: number) {
    return this.#ask((store) => store.increment(key, amount))
  }

  decrement(key: string | number, amount?: number) {
    return this.#ask((store) => store.decrement(key, amount))
  }

  block(key: string | number, duration: string | number) {
    return this.#ask((store) => store.block(key, duration))
  }

  set(key: string | number, requests: number, duration?: string | number) {
    return this.#ask((store) => store.set(key, requests, duration))
  }

  get(key: string | number) {
    return this.#ask((store) => store.get(key))
  }

  delete(key: string | number) {
    return this.#ask((store) => store.delete(key))
  }

  /** The limits alone: others may keep things in the same Redis, which the package's store would empty. */
  async clear() {
    for await (const keys of redis.connection('main').scanStream({ match: `${PREFIX}:*` }))
      if ((keys as string[]).length > 0)
        await redis.connection('main').unlink(...(keys as string[]))
    await this.#database.clear()
  }

  async #ask<Answer>(question: (store: LimiterStoreContract) => Promise<Answer>) {
    try {
      return await soon(question(this.#redis))
    } catch (error) {
      if (error instanceof errors.E_TOO_MANY_REQUESTS) throw error
      return question(this.#database)
    }
  }
}

/** @throws Error after a second, unless the answer lies there, unread by a process that was busy */
async function soon<Answer>(answer: Promise<Answer>) {
  const tooLate = new AbortController()
  const late = pause(TIMEOUT, undefined, { signal: tooLate.signal }).then(async () => {
    await turn()
    throw new Error('Redis did not answer')
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    late.catch(() => {})
    tooLate.abort()
  }
}
