/* What people ask for in the load of several processes. */
import { randomUUID } from 'node:crypto'
import { listings, searches } from '../mix/searches.mjs'

export const PASSWORD = 'safari-njema-7'

/** As many as an account may ask for in the hour of its limit and have waiting at once. */
export const STAYS_EACH = 10

/** The fill takes nights of the next year; in days from now. */
export const FREE_FROM = 380

const DAY_MS = 86_400_000
const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Each request comes from a network of its own, so that only the limits of accounts count. */
const address = (number) => `41.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** A call with a body. @param expected statuses that are no failure */
export function call(path, body, { number = 0, token, key, expected = [201] } = {}) {
  return {
    path: `/api/v1${path}`,
    expected,
    options: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address(number),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    },
  }
}

/** A stay of three nights, with a key. @param first days from now */
export const reservation = ({ property, first, token, expected, number }) =>
  call(
    '/bookings',
    {
      property: String(property),
      checkIn: dayIn(first),
      checkOut: dayIn(first + 3),
      guests: { adults: 1, children: 0 },
    },
    { token, key: randomUUID(), expected, number }
  )

/** A place of its own for each stay. */
function stays(people) {
  return people.flatMap(({ token, at }) =>
    Array.from({ length: STAYS_EACH }, (_, stay) => {
      const number = at * STAYS_EACH + stay
      return reservation({
        property: 1 + number,
        first: FREE_FROM + (number % 7) * 4,
        token,
        number,
      })
    })
  )
}

const signIn = ({ email }, number) =>
  call('/auth/login', { email, password: PASSWORD }, { number, expected: [200] })

const reading = (path, number) => ({
  path,
  expected: [200],
  options: { headers: { 'x-forwarded-for': address(number) } },
})

/**
 * Pages, searches, reservations with keys and sign-ins, in turn; as many as are wanted.
 * @param people each reserves ten stays
 * @param round other pages and searches of the same kinds
 */
export function everyday(count, people, round = 0) {
  const wanted = stays(people)
  const signingIn = Math.floor(count / 20)
  const reads = count - wanted.length - signingIn
  const half = Math.ceil(reads / 2)
  const pages = listings(half, round * 2).map((path, at) =>
    at % 4 === 0 ? `/properties/${1 + (at % wanted.length)}` : path
  )
  const calls = searches(half, round * 2 + 1).map((query) => `/api/v1/properties?${query}`)
  const kinds = [
    pages.map(reading),
    calls.slice(0, reads - half).map(reading),
    wanted,
    Array.from({ length: signingIn }, (_, at) => signIn(people[at % people.length], at)),
  ]
  /** Each kind spread evenly over the whole. */
  return kinds
    .flatMap((kind) => kind.map((one, at) => ({ ...one, at: (at + 0.5) / kind.length })))
    .sort((a, b) => a.at - b.at)
}

/** Does each in turn, some at once. */
export async function crowd(list, atOnce, act) {
  let next = 0
  const person = async () => {
    while (next < list.length) {
      const at = next++
      await act(list[at], at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, person))
}
