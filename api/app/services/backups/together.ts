/** At once: small files wait for the disk, or for the bucket. */
const TOGETHER = 8

/**
 * Works on several at once, as they come; none begins after a failure. A failure is kept as it happens: nobody may be waiting
 * while the next item is looked for.
 * @throws what the first of them does, once all that began have ended
 */
export async function together<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>
) {
  const busy = new Set<Promise<unknown>>()
  const failures: unknown[] = []
  try {
    for await (const item of items) {
      if (failures.length > 0) break
      const one: Promise<unknown> = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => busy.delete(one))
      busy.add(one)
      if (busy.size >= TOGETHER) await Promise.race(busy)
    }
  } finally {
    await Promise.all(busy)
  }
  if (failures.length > 0) throw failures[0]
}
