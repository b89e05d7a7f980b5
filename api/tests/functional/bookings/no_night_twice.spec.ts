import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { nightCount } from '#domain/stay'
import Booking from '#models/booking'
import { day } from '#tests/helpers/days'

/** Small, reproducible dice: the same stays on every run and engine. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % sides
  }
}

test.group('No night is sold twice', () => {
  test('200 parallel overlapping reservations of one property', async ({ client, assert }) => {
    const guests = await UserFactory.createMany(40)
    const property = await PropertyFactory.create()
    const roll = dice(7)

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const from = 1 + roll(20)
        return client
          .post('/api/v1/bookings')
          .json({
            property: property.id,
            checkIn: day(from),
            checkOut: day(from + 1 + roll(5)),
            guests: { adults: 1 },
          })
          .loginAs(guests[index % guests.length])
      })
    )

    const made = answers.filter((answer) => answer.status() === 201)
    const refused = answers.filter((answer) => answer.status() !== 201)
    assert.isAbove(made.length, 0)
    for (const answer of refused) {
      assert.equal(answer.status(), 409)
      assert.equal(answer.body().message, 'Property is not available for the selected dates')
    }

    const bookings = await Booking.query().where('property_id', property.id)
    assert.lengthOf(
      bookings,
      made.length,
      'what was acknowledged is in the books, and nothing else'
    )
    const sold = bookings.reduce(
      (sum, { checkIn, checkOut }) => sum + nightCount(checkIn, checkOut),
      0
    )
    const nights = await db.from('booking_nights').where('property_id', property.id)
    assert.lengthOf(nights, sold, 'every night of every booking is held exactly once')
    assert.lengthOf(
      [...new Set(nights.map(({ night }) => night))],
      sold,
      'and no night belongs to two bookings'
    )
  }).timeout(120_000)
})
