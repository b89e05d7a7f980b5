import string from '@adonisjs/core/helpers/string'
import { errors, LimiterResponse } from '@adonisjs/limiter'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import db from '@adonisjs/lucid/services/db'

type Count = { points: number; expire: number | null }

/** One write in this many also clears away what has expired. */
const SWEEP_EVERY = 500

/** Adds to a running count, or begins a new one: one statement, so that nobody's count is lost. */
const ADD = `insert into rate_limits (key, points, expire) values (:key, :points, :expire)
  on conflict (key) do update set
    points = case when rate_limits.expire > :now
      then rate_limits.points + excluded.points else excluded.points end,
    expire = case when rate_limits.expire > :now then rate_limits.expire else excluded.expire end
  returning points, expire`

const REPLACE = `insert into rate_limits (key, points, expire) values (:key, :points, :expire)
  on conflict (key) do update set points = excluded.points, expire = excluded.expire
  returning points, expire`

/**
 * Counts requests in the database, on both engines. The stock store writes past the pool: on SQLite, whose
 * only connection it gives back too early, its savepoints end up inside other people's transactions
 * (ADR 0011).
 */
export class DatabaseLimiterStore implements LimiterStoreContract {
  readonly name = 'database'
  readonly requests: number
  readonly duration: number
  readonly blockDuration: number

  /** Durations in seconds, or as an expression such as '15 mins'. */
  constructor({ requests, duration, blockDuration = 0 }: LimiterConsumptionOptions) {
    this.requests = requests
    this.duration = string.seconds.parse(duration)
    this.blockDuration = string.seconds.parse(blockDuration)
  }

  /** @throws E_TOO_MANY_REQUESTS when the count is above the limit */
  async consume(key: string | number, amount = 1) {
    const response = await this.increment(key, amount)
    if (response.consumed <= this.requests) return response
    const firstTooMany = response.consumed <= this.requests + amount
    if (firstTooMany && this.blockDuration) {
      throw new errors.E_TOO_MANY_REQUESTS(await this.block(key, this.blockDuration))
    }
    throw new errors.E_TOO_MANY_REQUESTS(response)
  }

  async increment(key: string | number, amount = 1) {
    if (Math.random() * SWEEP_EVERY < 1) await this.#sweep()
    return this.#write(ADD, key, amount, this.duration)
  }

  async decrement(key: string | number, amount = 1) {
    const current = await this.get(key)
    if (!current) return this.set(key, 0, this.duration)
    return this.#write(ADD, key, -Math.min(amount, current.consumed), this.duration)
  }

  block(key: string | number, duration: string | number) {
    return this.#write(REPLACE, key, this.requests + 1, string.seconds.parse(duration))
  }

  set(key: string | number, requests: number, duration: string | number = this.duration) {
    return this.#write(REPLACE, key, requests, string.seconds.parse(duration))
  }

  async get(key: string | number) {
    const count: Count | null = await db
      .from('rate_limits')
      .where('key', String(key))
      .where('expire', '>', Date.now())
      .first()
    return count ? this.#respond(count) : null
  }

  async delete(key: string | number) {
    const deleted = await db.from('rate_limits').where('key', String(key)).delete()
    return Number(deleted) > 0
  }

  async clear() {
    await db.from('rate_limits').delete()
  }

  async #write(statement: string, key: string | number, points: number, seconds: number) {
    const now = Date.now()
    const values = { key: String(key), points, expire: now + seconds * 1000, now }
    const result: Count[] | { rows: Count[] } = await db.rawQuery(statement, values)
    const [count] = Array.isArray(result) ? result : result.rows
    return this.#respond(count)
  }

  #respond({ points, expire }: Count) {
    return new LimiterResponse({
      limit: this.requests,
      remaining: Math.max(0, this.requests - points),
      consumed: points,
      availableIn: Math.max(0, Math.ceil((Number(expire) - Date.now()) / 1000)),
    })
  }

  async #sweep() {
    await db.from('rate_limits').where('expire', '<=', Date.now()).delete()
  }
}
