import { existsSync } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { addDays, todayInNairobi } from '#domain/stay'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Property from '#models/property'
import Review from '#models/review'
import User from '#models/user'
import { startAfresh } from '#tests/helpers/auth'
import { claimOf } from '#tests/helpers/openapi/things'
import {
  confirmedStay,
  paymentCalls,
  paymentOf,
  refundOf,
  replaceCall,
} from '#tests/helpers/payments'
import { photographAsJpeg, uploadsPath } from '#tests/helpers/pictures'

const admin = () => UserFactory.apply('admin').create()

test.group('Deleting a user', (group) => {
  const letters = startAfresh(group)

  test('erases what is personal and leaves a pseudonym for the books', async ({
    client,
    assert,
  }) => {
    const actor = await admin()
    const person = await UserFactory.merge({
      email: 'achieng@example.com',
      bio: 'Reads a lot.',
      city: 'Kisumu',
      dateOfBirth: '1990-02-03',
    }).create()
    const past = await BookingFactory.apply('checkedOut')
      .merge({
        guestId: person.id,
        checkIn: addDays(todayInNairobi(), -9),
        checkOut: addDays(todayInNairobi(), -7),
        specialRequests: 'I come late.',
      })
      .create()
    await User.accessTokens.create(person)
    await client.put('/api/v1/settings').loginAs(person).json({ language: 'sw' })

    const response = await client.delete(`/api/v1/users/${person.id}`).loginAs(actor)
    response.assertStatus(200)
    response.assertBodyContains({ message: 'User deleted successfully!' })

    const { $attributes: row } = await User.findOrFail(person.id)
    const { id, createdAt, updatedAt, deletedAt, email, ...left } = row
    assert.match(email, /^[0-9a-f-]{36}@deleted\.invalid$/)
    assert.deepEqual(left, {
      firstName: 'Former guest',
      lastName: '',
      password: '-',
      contactEmail: null,
      withoutAccount: false,
      role: 'guest',
      phone: null,
      payoutAccount: null,
      taxNumbers: null,
      payoutPhone: null,
      dateOfBirth: null,
      bio: null,
      avatar: null,
      street: null,
      city: null,
      state: null,
      country: null,
      zipCode: null,
      isActive: false,
      emailVerified: false,
      phoneVerified: false,
      lastLoginAt: null,
    })
    const booking = await Booking.findOrFail(past.id)
    assert.equal(booking.totalMinor, past.totalMinor)
    assert.equal(booking.guestId, person.id)
    assert.isNull(booking.specialRequests)
    assert.lengthOf(await db.from('auth_access_tokens').where('tokenable_id', person.id), 0)
    assert.lengthOf(await db.from('user_settings').where('user_id', person.id), 0)

    const again = await client.delete(`/api/v1/users/${person.id}`).loginAs(actor)
    again.assertStatus(404)
    const event = await AuditEvent.findByOrFail({ action: 'user.deleted', subjectId: person.id })
    assert.containsSubset(event.$attributes, { actorId: actor.id, subjectId: person.id })
  })

  test('erases the {party}’s words beside bookings, and nobody else’s')
    .with([{ party: 'guest' }, { party: 'host' }] as const)
    .run(async ({ client, assert }, { party }) => {
      const words = { specialRequests: 'I come late.', hostNotes: 'Keys at the gate' }
      const called = { ...words, cancellationReason: 'My mother is ill' }
      const property = await PropertyFactory.create()
      const guest = await UserFactory.create()
      const parties = { propertyId: property.id, guestId: guest.id }
      const cancelledBy = (who: number) =>
        BookingFactory.apply('cancelled')
          .merge({ ...called, ...parties, cancelledBy: who })
          .create()
      const byGuest = await cancelledBy(guest.id)
      const byHost = await cancelledBy(property.hostId)
      const said = { reason: 'A glass is broken.', answer: 'It was.' }
      const claim = await claimOf(byGuest, said)
      const id = party === 'guest' ? guest.id : property.hostId
      const response = await client.delete(`/api/v1/users/${id}`).loginAs(await admin())
      response.assertStatus(200)

      const left = party === 'guest' ? { specialRequests: null } : { hostNotes: null }
      const [own, others] = party === 'guest' ? [byGuest, byHost] : [byHost, byGuest]
      await own.refresh()
      assert.containsSubset(own.$attributes, { ...words, ...left, cancellationReason: null })
      await others.refresh()
      assert.containsSubset(others.$attributes, { ...called, ...left })
      await claim.refresh()
      const kept = party === 'guest' ? { answer: null } : { reason: '' }
      assert.containsSubset(claim.$attributes, { ...said, ...kept })
    })

  test('frees the e-mail for a new account', async ({ client }) => {
    const { id, email } = await UserFactory.create()
    await client.delete(`/api/v1/users/${id}`).loginAs(await admin())
    const login = await client.post('/api/v1/auth/login').json({ email, password: 'Karibu123' })
    login.assertStatus(401)
    const anew = await client
      .post('/api/v1/users')
      .loginAs(await admin())
      .json({ firstName: 'Achieng', lastName: 'Otieno', email, role: 'guest' })
    anew.assertStatus(201)
  })

  test('takes a host’s properties along and tells the guests who were waiting', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const other = await PropertyFactory.merge({ hostId: property.hostId }).create()
    const pending = await BookingFactory.merge({ propertyId: property.id }).create()
    const response = await client.delete(`/api/v1/users/${property.hostId}`).loginAs(await admin())
    response.assertStatus(200)

    for (const { id } of [property, other]) {
      const gone = await Property.findOrFail(id)
      assert.isNotNull(gone.deletedAt)
      const page = await client.get(`/api/v1/properties/${id}`)
      page.assertStatus(404)
    }
    await pending.refresh()
    assert.equal(pending.status, 'cancelled')
    assert.lengthOf(await db.from('booking_nights').where('booking_id', pending.id), 0)
    assert.deepEqual(
      letters()
        .of(BookingMail)
        .map(({ notice, person }) => [notice, person.id]),
      [['cancelledForGuest', pending.guestId]]
    )
  })

  test('cancels a guest’s pending requests and tells the hosts', async ({ client, assert }) => {
    const pending = await BookingFactory.create()
    await client.delete(`/api/v1/users/${pending.guestId}`).loginAs(await admin())
    await pending.refresh()
    assert.equal(pending.status, 'cancelled')
    assert.deepEqual(
      letters()
        .of(BookingMail)
        .map(({ notice, person }) => [notice, person.id]),
      [['cancelledForHost', pending.hostId]]
    )
  })

  test('is refused with a {state} stay ahead, for its {party}')
    .with([
      { state: 'confirmed', party: 'host' },
      { state: 'confirmed', party: 'guest' },
      { state: 'checkedIn', party: 'host' },
      { state: 'checkedIn', party: 'guest' },
    ] as const)
    .run(async ({ client, assert }, { state, party }) => {
      const stay = await BookingFactory.apply(state).create()
      const waiting = await BookingFactory.merge({
        propertyId: stay.propertyId,
        checkIn: addDays(todayInNairobi(), 60),
        checkOut: addDays(todayInNairobi(), 62),
      }).create()
      const id = party === 'host' ? stay.hostId : stay.guestId
      const response = await client.delete(`/api/v1/users/${id}`).loginAs(await admin())
      response.assertStatus(409)
      response.assertBodyContains({ code: 'E_STAYS_AHEAD' })
      assert.match(response.body().message, /1 confirmed stay ahead/)

      const person = await User.findOrFail(id)
      assert.isNull(person.deletedAt)
      await waiting.refresh()
      assert.equal(waiting.status, 'pending')
      assert.equal(letters().count, 0)
    })

  test('is refused for a host while a guest pays for a stay that is over', async ({ client }) => {
    const booking = await BookingFactory.apply('checkedOut')
      .merge({ checkIn: addDays(todayInNairobi(), -9), checkOut: addDays(todayInNairobi(), -7) })
      .create()
    const guest = await User.findOrFail(booking.guestId)
    const calls = paymentCalls(client, { booking, guest })
    const started = await calls.start({ token: 'sim_declined' })
    started.assertStatus(201)
    const url = `/api/v1/users/${booking.hostId}`
    const refused = await client.delete(url).loginAs(await admin())
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_MONEY_OWED' })

    const failed = await calls.confirm(started.body().data.paymentIntentId)
    failed.assertBodyContains({ data: { status: 'failed' } })
    const gone = await client.delete(url).loginAs(await admin())
    gone.assertStatus(200)
  })

  test('is refused for a guest to whom money goes back', async ({ client, cleanup }) => {
    const stay = await confirmedStay()
    await paymentCalls(client, stay).pay()
    cleanup(replaceCall('refund', () => Promise.resolve({ status: 'asked', reference: 'back-1' })))
    const cancel = client.put(`/api/v1/bookings/${stay.booking.id}/cancel`).json({})
    await cancel.loginAs(stay.host)
    const refund = await refundOf(await paymentOf(stay.booking))
    const url = `/api/v1/users/${stay.guest.id}`
    const refused = async () => {
      const answer = await client.delete(url).loginAs(await admin())
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'E_MONEY_OWED' })
    }
    await refused()
    await refund.merge({ state: 'failed' }).save()
    await refused()
    await refund.merge({ state: 'processed' }).save()
    await stay.booking.merge({ depositMinor: 500_000, depositState: 'held' }).save()
    await refused()
    const settlesAt = DateTime.utc().plus({ minutes: 15 })
    const noShow = { cancellationCause: 'noShow', settlesAt, refundMinor: 500_000 } as const
    await stay.booking.merge({ depositState: 'settled', ...noShow }).save()
    await refused()
    await stay.booking.merge({ settlesAt: null }).save()
    const gone = await client.delete(url).loginAs(await admin())
    gone.assertStatus(200)
  })

  test('takes reviews, votes, likes and wishes back; the numbers follow', async ({
    client,
    assert,
  }) => {
    const review = await ReviewFactory.create()
    const property = await Property.findOrFail(review.propertyId)
    await property.merge({ ratingHundredths: 500, totalReviews: 1, totalLikes: 1 }).save()
    const { authorId } = review
    const voted = await ReviewFactory.merge({ helpfulVotes: 1 }).create()
    const now = new Date()
    const like = { user_id: authorId, property_id: property.id, created_at: now }
    await db.table('likes').insert(like)
    await db.table('wishlist_items').insert(like)
    await db
      .table('review_votes')
      .insert({ review_id: voted.id, user_id: authorId, created_at: now })

    const response = await client.delete(`/api/v1/users/${authorId}`).loginAs(await admin())
    response.assertStatus(200)
    assert.isNull(await Review.find(review.id))
    await property.refresh()
    assert.containsSubset(property.$attributes, {
      totalReviews: 0,
      ratingHundredths: 0,
      totalLikes: 0,
    })
    await voted.refresh()
    assert.equal(voted.helpfulVotes, 0)
    for (const table of ['likes', 'wishlist_items', 'review_votes']) {
      assert.lengthOf(await db.from(table).where('user_id', authorId), 0)
    }
  })

  test('removes the picture from the disk', async ({ client, assert }) => {
    const person = await UserFactory.create()
    const uploaded = await client
      .post('/api/v1/auth/uploadavatar')
      .loginAs(person)
      .file('avatar', await photographAsJpeg({ width: 300, height: 200 }), { filename: 'me.jpg' })
    const file = join(uploadsPath, String(uploaded.body().data.avatar).replace('/uploads/', ''))
    assert.isTrue(existsSync(file))
    await client.delete(`/api/v1/users/${person.id}`).loginAs(await admin())
    assert.isFalse(existsSync(file))
  })
})
