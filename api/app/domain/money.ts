/**
 * Money is an integer number of minor units (cents) beside a currency. All four currencies have
 * two decimals. Floats exist only at the edge: `toMinor` on the way in, `toMajor` on the way out.
 */
export const CURRENCIES = ['KES', 'USD', 'EUR', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]

/** The largest amount we handle, in minor units: up to here every cent has a float of its own. */
export const MAX_MINOR = 10 ** 14

/** 10,000 basis points are the whole. */
export const WHOLE_IN_BASIS_POINTS = 10_000

/** Exchange rates are kept in thousandths of a shilling per unit: 129.5 is 129500. */
export const RATE_SCALE = 1000

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/**
 * Turns an amount in major units (12.5) into minor units (1250).
 * @throws RangeError when it has more than two decimals, is not finite or is too large to be exact
 */
export function toMinor(major: number): number {
  const minor = Math.round(major * 100)
  assertMinor(minor)
  if (minor / 100 !== major) throw new RangeError(`${major} has more than two decimals`)
  return withoutNegativeZero(minor)
}

/**
 * Turns minor units (1250) into major units (12.5), the number that goes on the wire.
 * @throws RangeError when the amount is not a whole number of minor units
 */
export function toMajor(minor: number): number {
  assertMinor(minor)
  return withoutNegativeZero(minor / 100)
}

/**
 * The share of an amount in minor units, rounded half up: `share(999, 1000)` is 10 % of 9.99.
 * @throws RangeError when the amount or the basis points are negative or not whole
 */
export function share(minor: number, basisPoints: number): number {
  return scale(minor, basisPoints, WHOLE_IN_BASIS_POINTS)
}

/**
 * The KES equivalent, in minor units, at `kesRate` thousandths of a shilling per unit, half up.
 * @throws RangeError when the amount or the rate are negative or not whole
 */
export function toKes(minor: number, kesRate: number): number {
  return scale(minor, kesRate, RATE_SCALE)
}

/**
 * Refuses whatever is not an exact number of minor units.
 * @throws RangeError
 */
export function assertMinor(minor: number): void {
  if (!Number.isSafeInteger(minor) || Math.abs(minor) > MAX_MINOR) {
    throw new RangeError(`${minor} is not an amount in minor units`)
  }
}

/** The only rounding of money in the product: minor × numerator ÷ denominator, half up. */
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
