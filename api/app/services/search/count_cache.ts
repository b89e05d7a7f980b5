import app from '@adonisjs/core/services/app'
import { isShared } from '#config/redis'

/** Processes that share a Redis tell each other that searches may find something else. */
export const COUNTS_CHANGED = 'makao:counts'

/** Milliseconds; booking does not rely on the total. */
const FRESH_FOR = 10_000

const MAX_ENTRIES = 500

type Entry = { count: Promise<number>; expiresAt: number }

const entries = new Map<string, Entry>()

/** Counting dominates a search (architecture, Search): equal filters share a count, also one still running. */
export function cachedCount(filters: string, count: () => Promise<number>): Promise<number> {
  const known = entries.get(filters)
  if (known && known.expiresAt > Date.now()) return known.count

  const entry = { count: count(), expiresAt: Date.now() + FRESH_FOR }
  entries.delete(filters)
  entries.set(filters, entry)
  entry.count.catch(() => {
    if (entries.get(filters) === entry) entries.delete(filters)
  })
  if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value!)
  return entry.count
}

/** Forgets what this process has counted. */
export function clearCounts() {
  entries.clear()
}

/** Forgets it here and, by Redis, at every other process; while that is away they are as late as their counts are old. */
export async function tellCountsChanged() {
  clearCounts()
  if (!isShared) return
  const redis = await app.container.make('redis')
  await redis
    .connection('main')
    .publish(COUNTS_CHANGED, '')
    .catch(() => 0)
}
