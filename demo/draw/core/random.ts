/**
 * A small seeded generator, so that the demo world is the same on every machine.
 * The same seed always gives the same numbers; `fork` opens an independent stream by name,
 * so that drawing one more palm does not repaint the whole house.
 */
export class Random {
  #state: number
  readonly seed: string

  constructor(seed: string) {
    this.seed = seed
    this.#state = hash(seed)
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A number in [low, high). */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number from low to high, both included. */
  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** True in the given share of cases. */
  chance(share: number): boolean {
    return this.next() < share
  }

  /** −1 or 1. */
  sign(): -1 | 1 {
    return this.next() < 0.5 ? -1 : 1
  }

  /** One of the choices. */
  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)]
  }

  /** The choices in a new order. */
  shuffle<T>(choices: readonly T[]): T[] {
    const shuffled = [...choices]
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = Math.floor(this.next() * (i + 1))
      ;[shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]]
    }
    return shuffled
  }

  /** An independent stream of the same seed. */
  fork(name: string): Random {
    return new Random(`${this.seed}/${name}`)
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  }
  value ^= value >>> 16
  value = Math.imul(value, 0x85ebca6b)
  value ^= value >>> 13
  return value | 0
}
