import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { settlePayment } from '#actions/payments/settle_payment'
import { holdUser } from '#actions/users/hold_user'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import Booking from '#models/booking'
import Review from '#models/review'
import User from '#models/user'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { catchLetters } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, paymentCalls, paymentOf } from '#tests/helpers/payments'
import { finishedStay, reviewOf } from '#tests/helpers/reviews'

const ROUNDS = 5

const OVER = {
  status: 'checked-out',
  checkIn: addDays(todayInNairobi(), -9),
  checkOut: addDays(todayInNairobi(), -7),
} as const

/** What is begun while somebody is held to be deleted, and is over once they are. */
async function whileDeleting<Answer>({ id }: User, begin: () => PromiseLike<Answer>[]) {
  const deleting = await db.transaction()
  const person = await holdUser(deleting, id)
  const [begun] = await Promise.all([
    Promise.all(begin()),
    pause(300).then(async () => {
      await person.merge({ deletedAt: DateTime.utc() }).save()
      await deleting.commit()
    }),
  ])
  return begun
}

test.group('Deleting a user | at the same moment', (group) => {
  inEmptyDatabase(group)
  catchLetters(group)

  test('a request that is approved is kept, or cancelled with its guest: never both', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    for (let round = 0; round < ROUNDS; round++) {
      const booking = await BookingFactory.create()
      const host = await User.findOrFail(booking.hostId)
      const [deleted, approved] = await Promise.all([
        client.delete(`/api/v1/users/${booking.guestId}`).loginAs(admin),
        client.put(`/api/v1/bookings/${booking.id}/approve`).loginAs(host).json({}),
      ])
      const { status } = await booking.refresh()
      const guest = await User.findOrFail(booking.guestId)
      const isGone = guest.deletedAt !== null
      assert.equal(deleted.status(), isGone ? 200 : 409)
      assert.equal(approved.status(), isGone ? 409 : 200)
      assert.equal(status, isGone ? 'cancelled' : 'confirmed')
    }
  })

  test('nobody reserves a place whose host is gone', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    for (let round = 0; round < ROUNDS; round++) {
      const property = await PropertyFactory.create()
      const guest = await UserFactory.create()
      const [deleted, reserved] = await Promise.all([
        client.delete(`/api/v1/users/${property.hostId}`).loginAs(admin),
        client
          .post('/api/v1/bookings')
          .loginAs(guest)
          .json({
            property: property.id,
            checkIn: addDays(todayInNairobi(), 10),
            checkOut: addDays(todayInNairobi(), 12),
            guests: { adults: 2 },
          }),
      ])
      deleted.assertStatus(200)
      assert.include([201, 404], reserved.status())
      const open = await Booking.query()
        .where('property_id', property.id)
        .where('status', 'pending')
      assert.lengthOf(open, 0)
      const nights = await db.from('booking_nights').where('property_id', property.id)
      assert.lengthOf(nights, 0)
    }
  })

  test('nobody begins to pay for a stay whose host is just being deleted', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay(OVER)
    const [started] = await whileDeleting(stay.host, () => [paymentCalls(client, stay).start()])
    started.assertStatus(409)
    started.assertBodyContains({ code: 'E_NOT_PAYABLE' })
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: [] })
  })

  test('money that comes late to a host who is just being deleted goes back', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay(OVER)
    const started = await paymentCalls(client, stay).start()
    started.assertStatus(201)
    const payment = await paymentOf(stay.booking)
    await settlePayment(payment, { status: 'expired' }, null)
    await whileDeleting(stay.host, () => [
      settlePayment(payment, { status: 'paid', receipt: 'LATE1' }, null),
    ])
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: ['refunded'] })
    const owed = await db.from('ledger_entries').where('account', 'hostPayable')
    assert.lengthOf(owed, 0)
  })

  test('who is just being deleted leaves nothing more behind', async ({ client, assert }) => {
    const { booking, guest } = await finishedStay()
    const { id: review } = await ReviewFactory.create()
    const { id: property } = await PropertyFactory.create()
    const token = await User.accessTokens.create(guest)
    const session = token.value!.release()
    await client.get('/api/v1/auth/me').bearerToken(session)
    const post = (path: string, body: object = {}) =>
      client.post(`/api/v1/${path}`).json(body).bearerToken(session)
    const [written, ...marks] = await whileDeleting(guest, () => [
      post('reviews', reviewOf(booking)),
      post(`reviews/${review}/helpful`),
      post(`reviews/${review}/report`, { reason: 'Not about the place' }),
      post(`properties/${property}/like`),
      post('wishlist', { propertyId: property }),
      client
        .put('/api/v1/settings')
        .json({ notifications: { marketing: true } })
        .bearerToken(session),
    ])
    written.assertStatus(401)
    assert.isNull(await Review.findBy('authorId', guest.id))
    assert.deepEqual(
      marks.map((answer) => answer.status()),
      [401, 401, 401, 401, 401]
    )
  })

  test('two admins who delete the same person: one does', async ({ client, assert }) => {
    const [one, other] = await UserFactory.apply('admin').createMany(2)
    const { id } = await UserFactory.create()
    const responses = await Promise.all(
      [one, other].map((admin) => client.delete(`/api/v1/users/${id}`).loginAs(admin))
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [200, 404])
  })
})
