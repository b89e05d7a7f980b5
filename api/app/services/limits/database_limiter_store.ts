import string from '@adonisjs/core/helpers/string'
import { errors, LimiterResponse } from '@adonisjs/limiter'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#services/database/dialect'

type Count = { points: number; expire: number | null }

/** One write in this many deletes expired rows. */
const SWEEP_EVERY = 500

/** One statement, so that concurrent counts are not lost. */
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
 * Limiter store for both engines. On SQLite the stock store releases its only connection too early, so its
 * savepoints end up in other transactions (ADR 0011). Since animir/node-rate-limiter-flexible#299, still in
 * 9.1.1; it goes when `_upsertTransaction` awaits what it runs before it releases.
 */
export class DatabaseLimiterStore implements LimiterStoreContract {
  readonly name = 'database'
  readonly requests: number
  readonly duration: number
  readonly blockDuration: number

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
    const [count] = rowsOf(result)
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
