import app from '@adonisjs/core/services/app'
import { isShared } from '#config/redis'
import type { FoundPlaces } from '#domain/kenya/location_text'

/** Processes that share a Redis tell each other that searches may find something else. */
export const SEARCH_CHANGED = 'makao:counts'

/** Milliseconds; booking relies on neither. */
const FRESH_FOR = 10_000

const MAX_ENTRIES = 500

/** Answers by their question, also one still being worked out. */
class Remembered<Answer> {
  #entries = new Map<string, { answer: Promise<Answer>; expiresAt: number }>()

  get(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = this.#entries.get(question)
    if (known && known.expiresAt > Date.now()) return known.answer

    const entry = { answer: find(), expiresAt: Date.now() + FRESH_FOR }
    this.#entries.delete(question)
    this.#entries.set(question, entry)
    entry.answer.catch(() => {
      if (this.#entries.get(question) === entry) this.#entries.delete(question)
    })
    if (this.#entries.size > MAX_ENTRIES) this.#entries.delete(this.#entries.keys().next().value!)
    return entry.answer
  }

  clear() {
    this.#entries.clear()
  }
}

const counts = new Remembered<number>()
const places = new Remembered<FoundPlaces | null>()

/** Counting dominates a search (architecture, Search): equal filters share a count. */
export const cachedCount = (filters: string, count: () => Promise<number>) =>
  counts.get(filters, count)

/** The same few towns are asked for again and again. */
export const cachedPlaces = (text: string, find: () => Promise<FoundPlaces | null>) =>
  places.get(text.trim().toLowerCase(), find)

/** Forgets what this process has counted, and the places it has found. */
export function clearSearchCache() {
  counts.clear()
  places.clear()
}

/** Forgets it here and, by Redis, at every other process; while that is away they are as late as their counts are old. */
export async function tellSearchChanged() {
  clearSearchCache()
  if (!isShared) return
  const redis = await app.container.make('redis')
  await redis
    .connection('main')
    .publish(SEARCH_CHANGED, '')
    .catch(() => 0)
}
