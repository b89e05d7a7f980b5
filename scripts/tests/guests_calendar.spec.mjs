import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { root } from '../lib/run.mjs'

/** As the API's own loader resolves its domain. */
registerHooks({
  resolve(specifier, context, next) {
    const [, file] = /^#domain\/(.+)$/.exec(specifier) ?? []
    return next(file ? sourceOf(`api/app/domain/${file}.ts`) : specifier, context)
  },
})

const sourceOf = (path) => pathToFileURL(join(root, path)).href
const sourcesOf = (...paths) => Promise.all(paths.map((path) => import(sourceOf(path))))

const [
  { addDays, MAX_NIGHTS, nightsOf, fromNight, stayProblem, lastDayWithin },
  rules,
  { WEEKDAYS },
  preparation,
] = await sourcesOf(
  'api/app/domain/stay.ts',
  'api/app/domain/stay_rules.ts',
  'api/app/domain/weekdays.ts',
  'api/app/domain/preparation.ts'
)
const [{ isUnavailable }, { lastArrival }] = await sourcesOf(
  'storefront/app/components/stay-picker/open-days.ts',
  'storefront/app/components/stay-picker/calendar-rules.ts'
)

/** Days of arrival that are tried; departures go on until the longest stay is over. */
const DAYS = 24

const seldom = (arbitrary) => fc.option(arbitrary, { nil: null })
const nights = (max) => fc.integer({ min: 1, max })
const weekdays = fc.option(fc.subarray([...WEEKDAYS], { minLength: 1 }), { nil: [] })

const nightsOn = fc.uniqueArray(
  fc.record({ day: fc.constantFrom(...WEEKDAYS), nights: nights(12) }),
  { selector: ({ day }) => day, maxLength: 4 }
)

/** Stretches of days from the first on, which do not overlap. */
const stretches = fc
  .array(fc.tuple(fc.nat(8), nights(7), nights(12)), { maxLength: 3 })
  .map((parts) => {
    let next = 0
    return parts.map(([gap, length, count]) => {
      const first = next + gap
      next = first + length
      return { first, end: next, nights: count }
    })
  })

const anyPlace = fc.record({
  today: nights(1000).map((days) => addDays('2026-01-01', days)),
  asked: fc.record({
    minNights: seldom(nights(6)),
    minNightsOn: nightsOn,
    maxNights: seldom(nights(20)),
    maxNightsOn: nightsOn,
    noticeDays: seldom(nights(9)),
    monthsAhead: seldom(nights(2)),
    arrivalDays: weekdays,
    departureDays: weekdays,
    preparationNights: seldom(nights(3)),
  }),
  least: stretches,
  most: stretches,
  slept: stretches,
  blocked: stretches,
})

/** The rules, as the API has them and as it tells them to a guest's calendar. */
function place({ today, asked, least, most, slept, blocked }) {
  const day = (at) => addDays(today, at)
  const dated = ({ first, end, nights: count }) => {
    return { name: '', firstNight: day(first), lastNight: day(end - 1), nights: count }
  }
  const stayRules = {
    ...rules.NO_STAY_RULES,
    ...asked,
    minNightsIn: least.map(dated),
    maxNightsIn: most.map(dated),
  }
  const nightsIn = (all) => all.flatMap(({ first, end }) => nightsOf(day(first), day(end)))
  const sleptNights = nightsIn(slept)
  const taken = [...sleptNights, ...nightsIn(blocked)]
  const kept = preparation.nightsKept(sleptNights, asked.preparationNights ?? 0)
  const { noticeDays, monthsAhead } = asked
  return {
    allows(stay) {
      const isFree = nightsOf(stay.checkIn, stay.checkOut).every((night) => !taken.includes(night))
      const isPossible = stayProblem({ ...stay, today }) === null
      return isFree && isPossible && rules.brokenRule(stay, stayRules, today, sleptNights) === null
    },
    limits: {
      first: today,
      last: lastArrival(today),
      blocked: new Set([...taken, ...kept].map(fromNight)),
      rules: {
        ...stayRules,
        firstArrival: noticeDays === null ? null : day(noticeDays),
        lastArrival: monthsAhead === null ? null : lastDayWithin(today, monthsAhead),
      },
    },
  }
}

const NONE = { checkIn: '', checkOut: '' }

test('a guest’s calendar offers the stays that the API takes and no others, whatever the rules', () => {
  const tally = { offered: 0, refused: 0 }
  fc.assert(
    fc.property(anyPlace, (given) => {
      const { allows, limits } = place(given)
      for (let from = -2; from < DAYS; from++) {
        const checkIn = addDays(given.today, from)
        const begins = !isUnavailable(checkIn, NONE, limits, 'checkIn')
        for (let count = 1; count <= MAX_NIGHTS + 1; count++) {
          const checkOut = addDays(checkIn, count)
          const leaves = !isUnavailable(checkOut, { checkIn, checkOut: '' }, limits, 'checkOut')
          const offers = begins && leaves
          const stay = { checkIn, checkOut }
          assert.equal(offers, allows(stay), JSON.stringify(stay))
          tally[offers ? 'offered' : 'refused']++
        }
      }
    }),
    { numRuns: 120 }
  )
  assert.ok(tally.offered > 1000 && tally.refused > 1000, JSON.stringify(tally))
})

test('while a departure is chosen, an earlier day is an arrival and is asked as one', () => {
  fc.assert(
    fc.property(anyPlace, fc.nat(DAYS), (given, at) => {
      const { limits } = place(given)
      const checkIn = addDays(given.today, at)
      for (let before = 0; before <= at; before++) {
        const day = addDays(checkIn, -before)
        assert.equal(
          isUnavailable(day, { checkIn, checkOut: '' }, limits, 'checkOut'),
          isUnavailable(day, NONE, limits, 'checkIn'),
          day
        )
      }
    })
  )
})
