/** In seconds: an answer usually comes soon, and a phone's battery is not for waiting. */
const DELAYS = [2, 3, 5, 8, 13, 20]

const LONGEST = 30

/** The time before a further look at a payment under way, in ms. */
export function delayBefore(looks: number) {
  return 1000 * (DELAYS[looks] ?? LONGEST)
}
