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

export function clearCounts() {
  entries.clear()
}
