/** Small reproducible dice: the demo world is the same on every machine. */
export type Dice = {
  /** A whole number from 0 up to, not including, `sides`. */
  roll(sides: number): number
  chance(percent: number): boolean
  pick<T>(from: readonly T[]): T
}

export function diceFor(seed: number): Dice {
  let state = (seed * 2_654_435_761) % 2 ** 32
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  next()
  return {
    roll: (sides) => Math.floor(next() * sides),
    chance: (percent) => next() * 100 < percent,
    pick: (from) => from[Math.floor(next() * from.length)],
  }
}
