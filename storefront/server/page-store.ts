interface Bounds {
  /** How long a page is kept, in ms. */
  ms: number
  entries: number
  /** Of all pages together. */
  bytes: number
}

interface Sized {
  bytes: number
}

/**
 * Pages by key: for a moment, within bounds, the one that was asked for longest ago going first.
 * What was begun before the last `forget` is not taken any more.
 */
export class PageStore<Page extends Sized> {
  /** In the order of use. */
  #pages = new Map<string, { page: Page; until: number }>()
  /** Until when each is kept, in the order of their ends. */
  #ends = new Map<string, number>()
  #bytes = 0
  #generation = 0
  #bounds: Bounds
  #now: () => number

  constructor(bounds: Bounds, now: () => number = Date.now) {
    this.#bounds = bounds
    this.#now = now
  }

  /** To be given back with a page that is begun now. */
  get generation() {
    return this.#generation
  }

  get(key: string): Page | null {
    const found = this.#pages.get(key)
    if (!found) {
      return null
    }
    if (found.until <= this.#now()) {
      this.#drop(key)
      return null
    }
    this.#pages.delete(key)
    this.#pages.set(key, found)
    return found.page
  }

  keep(key: string, page: Page, generation: number) {
    this.#sweep()
    if (generation !== this.#generation || page.bytes > this.#bounds.bytes) {
      return
    }
    this.#drop(key)
    const until = this.#now() + this.#bounds.ms
    this.#pages.set(key, { page, until })
    this.#ends.set(key, until)
    this.#bytes += page.bytes
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.#bounds.entries && this.#bytes <= this.#bounds.bytes) {
        break
      }
      this.#drop(oldest)
    }
  }

  forget() {
    this.#generation += 1
    this.#pages.clear()
    this.#ends.clear()
    this.#bytes = 0
  }

  /** Pages that are over take no memory; the next one that is kept clears them away. */
  #sweep() {
    const now = this.#now()
    for (const [key, until] of this.#ends) {
      if (until > now) {
        break
      }
      this.#drop(key)
    }
  }

  #drop(key: string) {
    this.#bytes -= this.#pages.get(key)?.page.bytes ?? 0
    this.#pages.delete(key)
    this.#ends.delete(key)
  }
}
