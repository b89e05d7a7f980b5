import fc from 'fast-check'
import { overlapOf, PERIOD_KINDS, type PricePeriod, type PriceRules } from '#domain/prices'
import { addDays } from '#domain/stay'

export const anyAmount = fc.integer({ min: 1, max: 10 ** 9 })

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const bp = maybe(fc.integer({ min: 1, max: 90 }).map((percent) => percent * 100))
const days = maybe(fc.integer({ min: 1, max: 365 }))

const anyPeriod = (first: string) =>
  fc
    .record({
      kind: fc.constantFrom(...PERIOD_KINDS),
      name: fc.string({ maxLength: 5 }),
      from: fc.integer({ min: -10, max: 100 }),
      length: fc.integer({ min: 0, max: 30 }),
      priceMinor: anyAmount,
      weekendMinor: maybe(anyAmount),
    })
    .map(({ from, length, ...rest }) => ({
      ...rest,
      firstNight: addDays(first, from),
      lastNight: addDays(first, from + length),
    }))

/** As they can be saved: of one kind without overlaps. */
const savedPeriods = (first: string) =>
  fc
    .array(anyPeriod(first), { maxLength: 12 })
    .map((periods) =>
      periods.reduce<PricePeriod[]>(
        (kept, one) => (overlapOf([...kept, one]) ? kept : [...kept, one]),
        []
      )
    )

/** Rules with periods in the hundred days from `first` on. */
export function anyRules(first: string): fc.Arbitrary<PriceRules> {
  return fc.record({
    weekendMinor: maybe(anyAmount),
    periods: savedPeriods(first),
    weeklyBp: bp,
    monthlyBp: bp,
    earlyBp: bp,
    earlyDays: days,
    lateBp: bp,
    lateDays: days,
    extraGuestMinor: maybe(fc.integer({ min: 1, max: 10 ** 8 })),
    guestsIncluded: maybe(fc.integer({ min: 1, max: 20 })),
    cleaningMinor: maybe(anyAmount),
    petsMost: maybe(fc.integer({ min: 1, max: 10 })),
    petStayMinor: maybe(anyAmount),
    petNightMinor: maybe(fc.integer({ min: 1, max: 10 ** 8 })),
    depositMinor: maybe(anyAmount),
  })
}
