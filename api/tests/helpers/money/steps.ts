import fc from 'fast-check'
import { LINES, MESSAGES, PARTS } from '#tests/helpers/money/gateways'

const anyPlace = fc.nat({ max: 5 })
const anyGateway = fc.constantFrom('mpesa', 'paystack' as const)
const anyLine = fc.constantFrom('fine', 'fine', 'fine', ...LINES)
const anyParty = fc.constantFrom('guest', 'guest', 'host' as const)
const anyCode = fc.constantFrom('0', '0', '0', '1032', '1')

/** What guests, hosts, admins, gateways and the clock can do, whether or not it makes sense at the time. */
const STEPS = {
  /** What the people of a stay would do next: without it hardly one would come to be paid. */
  goOn: { weight: 60, with: { which: anyPlace, gateway: anyGateway } },
  reserve: {
    weight: 3,
    with: { ahead: fc.nat({ max: 30 }), nights: fc.integer({ min: 1, max: 4 }) },
  },
  approve: { weight: 3, with: { which: anyPlace } },
  pay: { weight: 5, with: { which: anyPlace, gateway: anyGateway, line: anyLine } },
  payerAnswers: {
    weight: 5,
    with: { which: anyPlace, gateway: anyGateway, code: anyCode, short: fc.boolean() },
  },
  message: {
    weight: 6,
    with: { which: anyPlace, gateway: anyGateway, kind: fc.constantFrom(...MESSAGES) },
  },
  confirm: { weight: 3, with: { which: anyPlace, line: anyLine } },
  cancel: {
    weight: 6,
    with: {
      which: anyPlace,
      line: anyLine,
      by: anyParty,
    },
  },
  /** Longer or shorter ones cost something else. */
  proposeDates: {
    weight: 6,
    with: {
      which: anyPlace,
      by: anyParty,
      later: fc.nat({ max: 9 }),
      nights: fc.constantFrom(2, 2, 3),
    },
  },
  answerDates: { weight: 8, with: { which: anyPlace, agrees: fc.constantFrom(true, true, false) } },
  /** A new stay that is paid moves to dates that cost less, once or twice, and is perhaps called off. */
  costLess: {
    weight: 4,
    with: {
      gateway: anyGateway,
      ahead: fc.integer({ min: 2, max: 30 }),
      lengths: fc.constantFrom([3], [3, 1], [2]),
      by: fc.constantFrom(null, 'guest', 'host' as const),
    },
  },
  /** A new stay that is paid is to move to dates that cost more, once or twice; that is paid or not, and the stay perhaps called off. */
  costMore: {
    weight: 6,
    with: {
      gateways: fc.tuple(anyGateway, anyGateway),
      ahead: fc.integer({ min: 2, max: 30 }),
      lengths: fc.constantFrom([3], [3, 4], [4, 2], [3, 4, 1]),
      pays: fc.constantFrom(true, true, true, false),
      by: fc.constantFrom(null, 'guest', 'host' as const),
    },
  },
  checkIn: { weight: 3, with: { which: anyPlace } },
  undoCheckIn: { weight: 1, with: { which: anyPlace } },
  checkOut: { weight: 1, with: { which: anyPlace } },
  /** Of a stay that is over, a new one unless it is, its host asks for the deposit, or a part of it. */
  claim: {
    weight: 6,
    with: {
      which: anyPlace,
      gateway: anyGateway,
      parts: fc.constantFrom(1, 2, 3),
      end: fc.constantFrom('accepted', 'granted', 'declined', 'withdrawn', 'waits' as const),
    },
  },
  /** Of a stay whose guest has left early, a new one unless there is one. */
  lowerPrice: {
    weight: 6,
    with: { which: anyPlace, gateway: anyGateway, parts: fc.constantFrom(1, 2, 7) },
  },
  refundAnswers: {
    weight: 4,
    with: { which: anyPlace, gateway: anyGateway, isDone: fc.boolean() },
  },
  dispute: {
    weight: 4,
    with: {
      which: anyPlace,
      end: fc.constantFrom('open', 'declined', 'merchant-accepted' as const),
      part: fc.constantFrom(...PARTS),
    },
  },
  /** Somebody pays an attempt that was given up, and the one after it. */
  payTwice: { weight: 5, with: { which: anyPlace, gateway: anyGateway } },
  /** A payment is lost, as a whole or in part, and booked by whoever has to. */
  lose: { weight: 8, with: { which: anyPlace, part: fc.constantFrom(...PARTS) } },
  jobs: { weight: 4, with: { line: anyLine } },
  clock: { weight: 5, with: { minutes: fc.constantFrom(1, 11, 70, 300, 1500, 4400, 20_000) } },
  handOver: { weight: 4, with: {} },
  collect: { weight: 2, with: {} },
  approvePayout: { weight: 2, with: { which: anyPlace } },
  sendPayout: { weight: 2, with: { which: anyPlace } },
  failPayout: { weight: 1, with: { which: anyPlace } },
  writeOff: { weight: 4, with: { which: anyPlace } },
  takeFile: { weight: 1, with: {} },
}

type Steps = typeof STEPS
type Drawn<With> = {
  [Key in keyof With]: With[Key] extends fc.Arbitrary<infer Value> ? Value : never
}
export type Step = { [Name in keyof Steps]: { do: Name } & Drawn<Steps[Name]['with']> }[keyof Steps]

/** Of those that get out, the one before which the process dies; most take fewer, or none. */
const anyDeath = fc.option(fc.nat({ max: 9 }), { freq: 5, nil: undefined })

export const anyStep = fc.oneof(
  ...Object.entries(STEPS).map(([name, { weight, with: values }]) => ({
    weight,
    arbitrary: fc.record({ do: fc.constant(name), diesAt: anyDeath, ...values } as Record<
      string,
      fc.Arbitrary<unknown>
    >),
  }))
) as fc.Arbitrary<Step & { diesAt?: number }>
