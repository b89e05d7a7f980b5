/** How long a total may be stale, in ms. The primary key guards what is sold, not this number. */
const FRESH_FOR = 10_000

/** Filter sets remembered at once; the oldest makes room. */
const MAX_ENTRIES = 500

type Entry = { count: Promise<number>; expiresAt: number }

const entries = new Map<string, Entry>()

/**
 * The exact count is what a search costs (architecture, Search): callers with the same filters share it for
 * about ten seconds, also while it is still being counted.
 */
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

/** Called when the searchable properties have changed: their host sees the new total at once. */
export function forgetCounts() {
  entries.clear()
}
