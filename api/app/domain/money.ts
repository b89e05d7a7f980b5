/** Integer minor units (cents); all currencies have two decimals. Floats only in `toMinor` and `toMajor`. */
export const CURRENCIES = ['KES', 'USD', 'EUR', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Minor units; below it every cent has an exact float. */
export const MAX_MINOR = 10 ** 14

export const WHOLE_IN_BASIS_POINTS = 10_000

/** Rates are thousandths of a shilling: 129.5 is 129500. */
export const RATE_SCALE = 1000

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/**
 * Major units (12.5) to minor units (1250).
 * @throws RangeError when it has more than two decimals, is not finite or is too large to be exact
 */
export function toMinor(major: number): number {
  const minor = Math.round(major * 100)
  assertMinor(minor)
  if (minor / 100 !== major) throw new RangeError(`${major} has more than two decimals`)
  return withoutNegativeZero(minor)
}

/** Minor (1250) to major units (12.5). @throws RangeError when the amount is not a whole number of minor units */
export function toMajor(minor: number): number {
  assertMinor(minor)
  return withoutNegativeZero(minor / 100)
}

/**
 * Rounded half up: `share(999, 1000)` is 10 % of 9.99.
 * @throws RangeError when the amount or the basis points are negative or not whole
 */
export function share(minor: number, basisPoints: number): number {
  return scale(minor, basisPoints, WHOLE_IN_BASIS_POINTS)
}

/**
 * KES minor units at `kesRate` thousandths of a shilling per unit, half up.
 * @throws RangeError when the amount or the rate are negative or not whole
 */
export function toKes(minor: number, kesRate: number): number {
  return scale(minor, kesRate, RATE_SCALE)
}

/** `part` of `whole`, of an amount. */
export function proportion(minor: number, part: number, whole: number): number {
  return scale(minor, part, whole)
}

/** KES minor units without cents, half up: what M-Pesa can move. */
export function wholeShillings(minor: number): number {
  return scale(minor, 1, 100) * 100
}

type Sum = { amountMinor: number; currency: Currency }

/** Amounts added up by currency, in the order in which those come; without the empty ones. */
export function moneySums(amounts: readonly Sum[]): Sum[] {
  const sums = new Map<Currency, number>()
  for (const { amountMinor, currency } of amounts) {
    sums.set(currency, (sums.get(currency) ?? 0) + amountMinor)
  }
  return [...sums]
    .filter(([, amountMinor]) => amountMinor > 0)
    .map(([currency, amountMinor]) => ({ amountMinor, currency }))
}

/** @throws RangeError unless it is an exact number of minor units */
export function assertMinor(minor: number): void {
  if (!Number.isSafeInteger(minor) || Math.abs(minor) > MAX_MINOR) {
    throw new RangeError(`${minor} is not an amount in minor units`)
  }
}

/** minor × numerator ÷ denominator, half up; the only rounding of money. */
function scale(minor: number, numerator: number, denominator: number): number {
  assertMinor(minor)
  if (minor < 0 || !Number.isSafeInteger(numerator) || numerator < 0) {
    throw new RangeError(`Cannot take ${numerator}/${denominator} of ${minor}`)
  }

  const twiceProduct = 2n * BigInt(minor) * BigInt(numerator)
  const rounded = Number((twiceProduct + BigInt(denominator)) / (2n * BigInt(denominator)))
  assertMinor(rounded)
  return rounded
}

function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value
}
