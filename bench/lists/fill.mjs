/*
 * Fills the database of the environment like the search's benchmark, with 200,000 bookings (or BENCH_BOOKINGS) and half as many
 * reviews, and prints tokens of its busiest host and of an admin.
 */
import { bootApi } from '../lib/application.mjs'

const BOOKINGS = Number(process.env.BENCH_BOOKINGS ?? 200_000)
const REVIEWS = BOOKINGS / 2
const REPORTS = 300
const LINES = [
  ['nights', null, 3, 500000, true],
  ['serviceFee', 1000, 1, 150000, true],
  ['tax', 800, 1, 120000, false],
  ['serviceFeeTax', 800, 1, 12000, false],
].map(([kind, rateBp, quantity, unit, taxable]) => {
  return { kind, rateBp, quantity, unit, amount: quantity * unit, taxable }
})

const app = await bootApi()

const { fill } = await import('../search/fill.mjs')
const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: User } = await import('../../api/app/models/user.ts')
const isPostgres = db.connection().dialect.name === 'postgres'

const properties = Number(process.argv[2])
await fill(app, properties, properties * 10)
await db.transaction(async (trx) => {
  await trx.rawQuery(`insert into users (first_name, last_name, email, password, role, is_active,
      email_verified, phone_verified, created_at)
    select 'Njeri', 'Mwangi ' || id, 'reader' || id || '@makao.test', 'none', 'guest', true, true, false,
      created_at from properties`)
  await trx.rawQuery(`insert into users (first_name, last_name, email, password, role, is_active,
      email_verified, phone_verified, created_at)
    values ('Amina', 'Otieno', 'admin@makao.test', 'none', 'admin', true, true, false, current_timestamp)`)
  await fillBookings(trx)
  await fillReviews(trx)
})
await db.rawQuery('analyze')
const tokens = []
for (const id of [1, (await User.findByOrFail('email', 'admin@makao.test')).id]) {
  const token = await User.accessTokens.create(await User.findOrFail(id))
  tokens.push(token.value.release())
}
process.stdout.write(`\n${tokens.join(' ')}\n`)
await app.terminate()

function numbers(to) {
  return `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${to})`
}

/** Moments and dates of the last two years, spread over all of it. */
function ago(n, unit) {
  if (isPostgres) {
    const moment = `(current_timestamp - (${n}) * interval '1 second')`
    return unit === 'day' ? `to_char(${moment}, 'YYYY-MM-DD')` : moment
  }
  return `${unit === 'day' ? 'date' : 'datetime'}('now', (-(${n})) || ' seconds')`
}

/** A third of all stays at the places of the first host. */
function fillBookings(trx) {
  const seconds = '(cast(n as bigint) * 7919) % 63072000'
  const place = `case when n % 3 = 0 then 200 * (1 + n % ${Math.floor(properties / 200) - 1}) else 1 + n % ${properties} end`
  return trx.rawQuery(`${numbers(BOOKINGS)}, stays as (
      select n, ${place} as place, ${seconds} as past from numbers)
    insert into bookings (property_id, host_id, guest_id, status, payment_status, check_in, check_out, nights,
      adults, children, currency, price_per_night_minor, base_minor, service_fee_minor, tax_minor,
      service_fee_tax_minor, total_minor, total_kes_minor, service_fee_bp, tax_bp, kes_rate, quote_lines, created_at)
    select properties.id, host_id, 201 + n % ${properties},
      case when n <= ${REVIEWS} then 'checked-out' when n % 7 = 0 then 'cancelled' when n % 50 = 1 then 'pending'
        else 'confirmed' end,
      'unpaid', ${ago('past - 5184000', 'day')}, ${ago('past - 5443200', 'day')}, 3, 2, 0, 'KES', 500000, 1500000,
      150000, 120000, 12000, 1782000 + n, 1782000 + n, 1000, 800, 1000, '${JSON.stringify(LINES)}', ${ago('past', 'moment')}
    from stays join properties on properties.id = stays.place`)
}

async function fillReviews(trx) {
  const aspects = ['cleanliness', 'communication', 'check_in', 'accuracy', 'location', 'value']
  await trx.rawQuery(`insert into reviews (property_id, booking_id, author_id, status, rating, title, text,
      ${aspects.map((aspect) => `${aspect}_rating`).join(', ')}, is_verified, helpful_votes, created_at)
    select property_id, id, guest_id, case when id % 100 = 0 then 'hidden' else 'visible' end, 1 + id % 5,
      'A quiet week, number ' || id,
      'The rooms were as bright as in the pictures, the garden was quiet and the host answered at once. ' || id,
      ${aspects.map(() => '4').join(', ')}, true, id % 23, created_at
    from bookings where id <= ${REVIEWS}`)
  await trx.rawQuery(`insert into review_reports (review_id, user_id, reason, created_at)
    select id, 201, 'Not about the place', created_at from reviews where id <= ${REPORTS}`)
}
