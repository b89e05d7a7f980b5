import { readFileSync } from 'node:fs'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { forget } from '#actions/retention/forget'
import { ACCESS, BOOKING_RECORDS, COMMUNICATIONS, TERMS } from '#actions/retention/terms'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory, stayEnded } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import Payment from '#models/payment'
import { sqlTime } from '#services/database/sql_time'

/** Moments around the terms. */
const now = DateTime.utc()
const at = (moment: DateTime) => sqlTime(db.connection(), moment)
const ago = (time: object) => at(now.minus(time))
const soon = at(now.plus({ minutes: 1 }))
const just = ago({ minutes: 1 })

const person = { user_id: 0 }
const message = {
  full_name: 'Amina',
  email: 'amina@example.com',
  phone: '+254712345678',
  subject: 'Hello',
  message: 'Is there a lift?',
}
const subscriber = (name: string) => ({ email: `${name}@example.com`, unsubscribe_hash: name })
const helper = { property_id: 0, invited_by: 0, calendar: false, arrivals: true }
const entry = (type: string) => ({
  action: `${type}.updated`,
  subject_type: type,
  subject_id: 1,
  summary: 'x',
})
const event = { gateway: 'mpesa', kind: 'prompt', verdict: 'unknown', body: '{}' }
const difference = {
  ...{ source: 'list', gateway: 'paystack', kind: 'missing', movement: 'payment' },
  ...{ status: 'open', day: '2026-11-22' },
}
const statement = {
  ...{ first_day: '2026-11-22', last_day: '2026-11-22', line_count: 0, new_count: 0 },
  ...{ paid_in_minor: 0, withdrawn_minor: 0, uploaded_by: 0 },
}
const token = { type: 'auth_token', hash: 'x', abilities: '[]' }

/** By table: rows that stay, and rows that go. `created_at` is now unless said. */
const ROWS: Record<string, { stay: object[]; go: object[] }> = {
  payment_events: {
    stay: [{ ...event, reference: 'new', created_at: ago({ days: 179 }) }],
    go: [{ ...event, reference: 'old', created_at: ago({ days: 181 }) }],
  },
  discrepancies: {
    stay: [{ ...difference, reference: 'new', created_at: ago({ years: 8, months: 11 }) }],
    go: [{ ...difference, reference: 'old', created_at: ago({ years: 9, months: 1 }) }],
  },
  mpesa_statements: {
    stay: [{ ...statement, digest: 'new', created_at: ago({ years: 6, months: 11 }) }],
    go: [{ ...statement, digest: 'old', created_at: ago({ years: 7, months: 1 }) }],
  },
  idempotency_keys: {
    stay: [{ ...person, key: 'new', request_hash: 'x', expires_at: soon }],
    go: [{ ...person, key: 'old', request_hash: 'x', expires_at: just }],
  },
  auth_access_tokens: {
    stay: [
      { ...token, tokenable_id: 0, expires_at: now.plus({ minutes: 1 }).toJSDate() },
      { ...token, tokenable_id: 0, expires_at: null },
      { ...token, tokenable_id: 0, last_used_at: now.minus({ days: 29 }).toJSDate() },
    ],
    go: [
      { ...token, tokenable_id: 0, expires_at: now.minus({ minutes: 1 }).toJSDate() },
      { ...token, tokenable_id: 0, last_used_at: now.minus({ days: 31 }).toJSDate() },
    ],
  },
  password_resets: {
    stay: [{ ...person, token_hash: 'new', expires_at: soon }],
    go: [{ ...person, token_hash: 'used', expires_at: just, consumed_at: ago({ minutes: 9 }) }],
  },
  verification_codes: {
    stay: [{ ...person, handle: 'new', code_hash: 'x', expires_at: ago({ hours: 23 }) }],
    go: [{ ...person, handle: 'old', code_hash: 'x', expires_at: ago({ hours: 25 }) }],
  },
  known_devices: {
    stay: [{ ...person, fingerprint: 'new', last_seen_at: ago({ months: 11 }) }],
    go: [{ ...person, fingerprint: 'old', last_seen_at: ago({ months: 13 }) }],
  },
  newsletter_subscribers: {
    stay: [
      { ...subscriber('invited'), confirm_expires_at: soon },
      { ...subscriber('reader'), confirm_expires_at: just, confirmed_at: ago({ years: 3 }) },
      { ...subscriber('left'), unsubscribed_at: ago({ months: 23 }) },
    ],
    go: [
      { ...subscriber('silent'), confirm_expires_at: just },
      { ...subscriber('gone'), unsubscribed_at: ago({ months: 25 }) },
    ],
  },
  property_helpers: {
    stay: [
      { ...helper, email: 'asked@example.com', expires_at: ago({ days: 29 }) },
      { ...helper, email: 'helps@example.com', user_id: 0, accepted_at: ago({ years: 3 }) },
    ],
    go: [{ ...helper, email: 'silent@example.com', expires_at: ago({ days: 31 }) }],
  },
  contact_messages: {
    stay: [{ ...message, is_read: false, created_at: ago({ months: 23 }) }],
    go: [{ ...message, is_read: false, created_at: ago({ months: 25 }) }],
  },
  audit_events: {
    stay: [
      { ...entry('property'), created_at: ago({ months: 23 }) },
      { ...entry('booking'), created_at: ago({ years: 6 }) },
      { ...entry('payment'), created_at: ago({ years: 6 }) },
      { ...entry('access'), created_at: ago({ days: 179 }) },
    ],
    go: [
      { ...entry('property'), created_at: ago({ months: 25 }) },
      { ...entry('booking'), created_at: ago({ years: 8 }) },
      { ...entry('access'), created_at: ago({ days: 181 }) },
    ],
  },
}

const OF_SOMEBODY = ['user_id', 'tokenable_id', 'invited_by', 'uploaded_by']

async function insert(table: string, rows: object[], userId: number, propertyId = 0) {
  const ids: number[] = []
  for (const row of rows) {
    const owned = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        OF_SOMEBODY.includes(name) ? userId : name === 'property_id' ? propertyId : value,
      ])
    )
    const [made] = await db
      .table(table)
      .insert({ created_at: at(now), ...owned })
      .returning('id')
    ids.push(Number(made.id ?? made))
  }
  return ids
}

const idsOf = async (table: string, among: number[]) => {
  const rows: { id: number }[] = await db.from(table).whereIn('id', among).orderBy('id')
  return rows.map(({ id }) => id)
}

test.group('What is kept for its term', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [table, { stay, go }] of Object.entries(ROWS)) {
    test(`is deleted after it, and no sooner: ${table}`, async ({ assert }) => {
      const { id } = await UserFactory.create()
      const property = await PropertyFactory.create()
      const staying = await insert(table, stay, id, property.id)
      const going = await insert(table, go, id, property.id)
      await forget(now)
      assert.deepEqual(await idsOf(table, [...staying, ...going]), staying)
    })
  }

  test('every table of terms has its rows here', ({ assert }) => {
    const tables = new Set(TERMS.map(({ table }) => table))
    tables.delete('users')
    /** Those have no moment of their making: system/failed_jobs.spec.ts. */
    tables.delete('queue_jobs')
    assert.sameMembers(Object.keys(ROWS), [...tables])
  })

  test('an account nobody verified goes after thirty days, with its attempts', async ({
    assert,
  }) => {
    const old = now.minus({ days: 31 })
    const unverified = UserFactory.apply('unverified')
    const silent = await unverified.merge({ createdAt: old }).create()
    const recent = await unverified.merge({ createdAt: now.minus({ days: 29 }) }).create()
    const verified = await UserFactory.merge({ createdAt: old }).create()
    const guest = await unverified.merge({ createdAt: old }).create()
    await BookingFactory.merge({ guestId: guest.id }).create()
    const code = { ...person, handle: 'its', code_hash: 'x', expires_at: soon }
    const [attempt] = await insert('verification_codes', [code], silent.id)

    await forget(now)
    const all = [silent, recent, verified, guest].map(({ id }) => id)
    assert.deepEqual(await idsOf('users', all), all.slice(1))
    assert.deepEqual(await idsOf('verification_codes', [attempt]), [])
  })

  test('booking records go after seven years; under a review the stay remains, without words', async ({
    assert,
  }) => {
    const recent = await BookingFactory.apply('checkedOut').merge(stayEnded(2550)).create()
    const old = await BookingFactory.apply('checkedOut').merge(stayEnded(2560)).create()
    const { bookingId } = await ReviewFactory.create()
    const stay = await Booking.findOrFail(bookingId)
    await stay.merge({ ...stayEnded(2560), specialRequests: 'A cot', hostNotes: 'Late' }).save()
    for (const booking of [recent, old, stay]) {
      await Payment.create({
        bookingId: booking.id,
        intentId: `pay-${booking.id}`,
        gateway: 'simulator',
        amountMinor: 100,
        currency: 'KES',
        status: 'paid',
      })
    }
    await forget(now)
    const ids = [recent.id, old.id, stay.id].toSorted((one, other) => one - other)
    assert.deepEqual(
      await idsOf('bookings', ids),
      ids.filter((id) => id !== old.id)
    )
    const payments = await Payment.query().whereIn('bookingId', ids)
    assert.deepEqual(
      payments.map((payment) => payment.bookingId),
      [recent.id]
    )
    await stay.refresh()
    assert.deepEqual([stay.specialRequests, stay.hostNotes], [null, null])
    assert.lengthOf(await db.from('booking_nights').where('booking_id', old.id), 0)
  })

  test('the page on privacy names the same terms in every language', ({ assert }) => {
    const devices = TERMS.find(({ table }) => table === 'known_devices')
    assert.deepEqual(devices?.kept, { years: 1 })
    for (const language of ['en', 'sw', 'fr']) {
      const path = `../../../../storefront/app/content/${language}/legal-pages.ts`
      const page = readFileSync(new URL(path, import.meta.url), 'utf8')
      const [privacy] = page.slice(page.indexOf('privacy: {')).split('cookies: {')
      for (const { years } of [COMMUNICATIONS, BOOKING_RECORDS]) {
        assert.match(privacy, new RegExp(`(miaka |\\b)${years}( years| ans|,|\\.| )`), language)
      }
      assert.match(privacy, new RegExp(`\\b${ACCESS.days}\\b`), language)
      assert.match(privacy, /\b(a year|mwaka mmoja|un an)\b/, language)
    }
  })
})
