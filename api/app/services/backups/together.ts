/** At once: small files wait for the disk, or for the bucket. */
const TOGETHER = 8

/** Works on several at once, as they come. @throws what the first of them does, once all that began have ended */
export async function together<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>
) {
  const busy = new Set<Promise<unknown>>()
  try {
    for await (const item of items) {
      const one = work(item).finally(() => busy.delete(one))
      busy.add(one)
      if (busy.size >= TOGETHER) await Promise.race(busy)
    }
    await Promise.all(busy)
  } finally {
    await Promise.allSettled(busy)
  }
}
