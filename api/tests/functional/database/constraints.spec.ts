import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { STATUSES } from '#domain/booking_lifecycle'
import { CURRENCIES } from '#domain/money'
import { BOOKING_PAYMENT_STATUSES, PAYMENT_STATUSES } from '#domain/payment_lifecycle'
import { ASPECTS, REVIEW_STATUSES } from '#domain/reviews'
import Payment from '#models/payment'
import PropertyImage from '#models/property_image'
import User, { ROLES } from '#models/user'
import { helpAt } from '#tests/helpers/helping'

type Row = Record<string, unknown>

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const AMOUNTS = [
  'price_per_night_minor',
  'base_minor',
  'service_fee_minor',
  'tax_minor',
  'service_fee_tax_minor',
  'total_minor',
  'total_kes_minor',
]

/** By table: changes that make a row impossible. */
const IMPOSSIBLE: Record<string, Row[]> = {
  users: [{ role: 'owner' }],
  properties: [
    { currency: 'TZS' },
    { price_minor: -1, is_active: false },
    { price_minor: 0, is_active: true },
    { price_minor: 0, is_active: false, paused_with_host: true },
    { bedrooms: -1 },
    { max_guests: 0 },
    { bathroom_halves: 0 },
    { rating_hundredths: 501 },
    { total_likes: -1 },
    { total_reviews: -1 },
  ],
  bookings: [
    { status: 'sleeping' },
    { payment_status: 'promised' },
    { currency: 'kes' },
    { check_in: '2026-05-02', check_out: '2026-05-02' },
    { check_in: '2026-05-03', check_out: '2026-05-02' },
    { nights: 0 },
    { adults: 0 },
    { children: -1 },
    { quote_lines: '[]' },
    { pay_by: '2026-05-02 10:00:00' },
    { status: 'cancelled', pay_reminder_at: '2026-05-02 10:00:00' },
    ...AMOUNTS.map((amount) => ({ [amount]: -1 })),
  ],
  payments: [{ status: 'promised' }, { currency: 'XXX' }, { amount_minor: -1 }],
  property_helpers: [
    { calendar: false, arrivals: false },
    { user_id: null },
    { accepted_at: null },
    { expires_at: '2026-05-02 10:00:00' },
  ],
  reviews: [
    { status: 'lost' },
    { helpful_votes: -1 },
    ...['rating', ...ASPECTS.map((aspect) => `${snake(aspect)}_rating`)].flatMap((rating) => [
      { [rating]: 0 },
      { [rating]: 6 },
    ]),
  ],
}

/** What the rules know is possible: a new state of theirs needs a migration. */
const POSSIBLE: Record<string, Row[]> = {
  users: ROLES.map((role) => ({ role })),
  properties: CURRENCIES.map((currency) => ({ currency })),
  bookings: [
    ...STATUSES.map((status) => ({ status })),
    { status: 'confirmed', pay_by: '2026-05-02 10:00:00' },
    ...BOOKING_PAYMENT_STATUSES.map((status) => ({ payment_status: status })),
    ...CURRENCIES.map((currency) => ({ currency })),
  ],
  payments: [
    ...PAYMENT_STATUSES.map((status) => ({ status })),
    ...CURRENCIES.map((currency) => ({ currency })),
  ],
  property_helpers: [
    { calendar: true, arrivals: false },
    { calendar: false, arrivals: true },
  ],
  reviews: REVIEW_STATUSES.map((status) => ({ status })),
}

const anAttempt = (bookingId: number, intentId: string) => ({
  bookingId,
  intentId,
  gateway: 'simulator',
  amountMinor: 100_00,
  currency: 'KES' as const,
  status: 'pending' as const,
})

/** One row of each table. */
async function someRows() {
  const review = await ReviewFactory.create()
  const booking = await BookingFactory.merge({ propertyId: review.propertyId }).create()
  const payment = await Payment.create(anAttempt(booking.id, 'first'))
  const host = await User.findOrFail(booking.hostId)
  const guest = await User.findOrFail(booking.guestId)
  const helper = await helpAt(booking.propertyId, host, guest)
  return {
    property_helpers: helper.id,
    users: booking.guestId,
    properties: booking.propertyId,
    bookings: booking.id,
    payments: payment.id,
    reviews: review.id,
  } as Record<string, number>
}

/** A savepoint: a refused statement ends a transaction on PostgreSQL. */
function attempt(write: (trx: typeof db) => Promise<unknown>) {
  return db
    .transaction(async (trx) => write(trx as never))
    .then(
      () => null,
      (error: Error) => error.message
    )
}

/** Columns that no second row may share. */
const UNIQUE: Record<string, Row> = {
  users: { email: 'second@example.com' },
  payments: { intent_id: 'second' },
}

test.group('The database', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [table, changes] of Object.entries(IMPOSSIBLE)) {
    test(`refuses ${table} that cannot be, changed or new`, async ({ assert }) => {
      const rows = await someRows()
      const { id, ...row } = await db.from(table).where('id', rows[table]).first()
      for (const change of changes) {
        const title = JSON.stringify(change)
        const updated = await attempt((trx) => trx.from(table).where({ id }).update(change))
        assert.match(String(updated), /check constraint/i, title)
        const other = { ...row, ...UNIQUE[table], ...change }
        const inserted = await attempt((trx) => trx.table(table).insert(other))
        assert.match(String(inserted), /check constraint/i, title)
      }
    })

    test(`takes every state of ${table} the rules know`, async ({ assert }) => {
      const rows = await someRows()
      for (const change of POSSIBLE[table]) {
        const updated = await attempt((trx) =>
          trx.from(table).where('id', rows[table]).update(change)
        )
        assert.isNull(updated, JSON.stringify(change))
      }
    })
  }

  test('refuses a second primary picture of a property', async ({ assert }) => {
    const rows = await someRows()
    const first = await PropertyImage.findByOrFail({ propertyId: rows.properties, isPrimary: true })
    const row = await db.from('property_images').where('id', first.id).first()
    const second = (isPrimary: boolean) => {
      const other = { ...row, id: undefined, is_primary: isPrimary }
      return attempt((trx) => trx.table('property_images').insert(other))
    }
    assert.match(String(await second(true)), /unique/i)
    assert.isNull(await second(false))
    assert.isNull(await second(false))
  })

  test('refuses a second attempt to pay while one is under way', async ({ assert }) => {
    const rows = await someRows()
    const other = () => attempt(() => Payment.create(anAttempt(rows.bookings, 'second')))
    assert.match(String(await other()), /unique/i)
    await Payment.query().where('id', rows.payments).update({ status: 'expired' })
    assert.isNull(await other())
  })
})
