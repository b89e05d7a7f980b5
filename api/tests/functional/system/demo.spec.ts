import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { readDemo } from '#database/demo/folder'
import { fillMarketplace } from '#database/demo/seed_demo'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import DepositClaim from '#models/deposit_claim'
import Payment from '#models/payment'
import Property from '#models/property'
import Review from '#models/review'
import User from '#models/user'

const demo = await readDemo(app.makePath('../demo'))

/** Words in place of files: to store those takes most of the time of a first start. */
const pictures = new Map(
  [
    ...demo.people.flatMap(({ portrait }) => portrait ?? []),
    ...demo.properties.flatMap((property) => property.pictures.map(({ file }) => file)),
  ].map((key) => [
    key,
    {
      key,
      width: 1440,
      height: 1080,
      color: '#887766',
      placeholder: null,
      variantWidths: null,
      variantFormats: null,
    },
  ])
)

/** What each of these rows says has happened. */
const MOMENTS = [
  [User, ['createdAt', 'lastLoginAt']],
  [Property, ['createdAt']],
  [Booking, ['createdAt', 'approvedAt', 'checkedInAt', 'checkedOutAt', 'cancelledAt']],
  [Payment, ['createdAt']],
  [Review, ['createdAt', 'responseAt']],
  [DepositClaim, ['createdAt']],
  [AuditEvent, ['createdAt']],
] as const

/** Hours before guests arrive. */
const SIX = new Date('2026-11-23T06:00:00+03:00')

let filling: Promise<void> | null = null

/** Once for all tests, as it takes seconds; the clock can only be stopped within a test. */
async function fillAtSix() {
  if (filling) return filling
  freezeTime(SIX)
  filling = fillMarketplace(demo, pictures)
  return filling
}

test.group('The demo', (group) => {
  group.each.timeout(180_000)
  group.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('nobody has a place before they are a host, or a stay at one that is not listed yet', async ({
    assert,
  }) => {
    await fillAtSix()
    const properties = await Property.all()
    const bookings = await Booking.all()
    const since = ({ createdAt }: { createdAt: DateTime }) => createdAt.toMillis()
    const sinceOf = (rows: { id: number; createdAt: DateTime }[]) =>
      new Map(rows.map((row) => [row.id, since(row)]))
    const joined = sinceOf(await User.all())
    const listed = sinceOf(properties)
    const tooOld = [
      ...properties.filter((place) => since(place) < joined.get(place.hostId)!),
      ...bookings.filter((stay) => since(stay) < listed.get(stay.propertyId)!),
      ...bookings.filter((stay) => since(stay) < joined.get(stay.guestId)!),
    ]
    assert.isNotEmpty(bookings)
    assert.deepEqual(
      tooOld.map((row) => `${row.constructor.name} ${row.id}`),
      []
    )
  })

  test('nothing that has happened lies ahead', async ({ assert }) => {
    await fillAtSix()
    const now = DateTime.fromJSDate(SIX)
    const ahead: string[] = []
    for (const [model, columns] of MOMENTS) {
      const rows = await model.all()
      assert.isNotEmpty(rows)
      for (const { $attributes: row } of rows)
        for (const column of columns)
          if (row[column] > now) ahead.push(`${model.table} ${row.id}: ${column} ${row[column]}`)
    }
    assert.deepEqual(ahead, [])
  })

  test('a deposit that is asked for is what its place takes', async ({ assert }) => {
    await fillAtSix()
    const stays = await Booking.query().whereNotNull('deposit_state').preload('property')
    const claims = await DepositClaim.query().orderBy('id')
    assert.sameMembers(
      claims.map(({ status }) => status),
      ['open', 'contested']
    )
    assert.sameMembers(
      stays.map(({ id }) => id),
      claims.map(({ bookingId }) => bookingId)
    )
    for (const { id, depositMinor, property } of stays) {
      assert.equal(depositMinor, property.priceRules?.depositMinor, property.title)
      const payment = await Payment.findByOrFail('bookingId', id)
      assert.equal(payment.depositMinor, depositMinor)
    }
  })
})
