import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Property from '#models/property'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { CaughtLetters } from '#tests/helpers/letters'
import { list, picture, withImages } from '#tests/helpers/listings'
import { formOf } from '#tests/helpers/reviews'

const rows = (table: string, id: number) => db.from(table).where('property_id', id)

test.group('Deleting a property', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('takes it from every screen with all that hangs on it; its bookings stay', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const listed = await list(client, host, {}, [await picture()])
    const { _id: id, images } = listed.body().data
    await client
      .put(`/api/v1/properties/${id}`)
      .json({ description: 'Ask for Wanjiku at the gate. She has the keys.' })
      .loginAs(host)
    const visit = { kind: 'season', name: 'Mama’s visit', firstNight: day(20), lastNight: day(22) }
    await client
      .put(`/api/v1/properties/${id}/prices`)
      .json({ periods: [{ ...visit, price: 9000 }] })
      .loginAs(host)
    const key = images[0].url.replace('/uploads/', '')
    const guest = await UserFactory.create()
    const over = await BookingFactory.apply('checkedOut')
      .merge({ propertyId: id, guestId: guest.id, checkIn: day(-9), checkOut: day(-7) })
      .create()
    const form = formOf(over, { photoConsent: 'true' }) as Record<string, string>
    const review = client.post('/api/v1/reviews').loginAs(guest).fields(form)
    const written = await withImages(review, [await picture()])
    const reviewKey = written.body().data.images[0].url.replace('/uploads/', '')
    const pending = await BookingFactory.merge({ propertyId: id, guestId: guest.id }).create()
    await rows('booking_nights', id)
    await db.table('booking_nights').insert({ property_id: id, night: 40_000 })
    for (const table of ['wishlist_items', 'likes']) {
      await db
        .table(table)
        .insert({ user_id: guest.id, property_id: id, created_at: '2026-01-01 00:00:00' })
    }

    const response = await client.delete(`/api/v1/properties/${id}`).loginAs(host)
    response.assertStatus(200)
    response.assertBodyContains({ message: 'Property deleted successfully!' })

    const gone = await client.get(`/api/v1/properties/${id}`).loginAs(host)
    gone.assertStatus(404)
    for (const table of [
      'property_search',
      'property_images',
      'property_amenities',
      'house_rules',
      'wishlist_items',
      'likes',
      'reviews',
    ]) {
      assert.lengthOf(await rows(table, id), 0, table)
    }
    for (const photo of [key, reviewKey]) assert.isFalse(await drive.use().exists(photo))
    assert.lengthOf(await db.from('review_images').where('key', reviewKey), 0)
    const property = await Property.findOrFail(id)
    assert.isNotNull(property.deletedAt)
    assert.deepEqual(
      [property.street, property.postalCode, property.description, property.latitude],
      ['', null, '', null],
      'what is personal is erased'
    )
    const none = { totalReviews: 0, ratingHundredths: 0, priceRules: null }
    assert.containsSubset(property.$attributes, none)

    await pending.refresh()
    assert.equal(pending.status, 'cancelled')
    assert.equal(pending.cancellationCause, 'withdrawn')
    const nights = await rows('booking_nights', id)
    assert.deepEqual([...new Set(nights.map((night) => night.booking_id))], [over.id])
    assert.deepEqual(
      letters.of(BookingMail).map(({ notice, booking }) => [notice, booking.id]),
      [['cancelledForGuest', pending.id]],
      'the host has done it, and needs no letter'
    )
    const trips = await client.get('/api/v1/bookings').loginAs(guest)
    assert.lengthOf(trips.body().data, 2, 'the books are complete')
    const event = await AuditEvent.findByOrFail({ action: 'property.deleted', subjectId: id })
    assert.equal(event.actorId, host.id)
    const edits = await AuditEvent.query().where({ subjectType: 'property', subjectId: id })
    assert.deepEqual(
      edits
        .filter(({ action }) => /created|updated|priced/.test(action))
        .map(({ action, before, after }) => [action, before, after]),
      [
        ['property.created', null, null],
        ['property.updated', null, null],
        ['property.priced', null, null],
      ],
      'the log keeps who, not the words'
    )
    const again = await client.delete(`/api/v1/properties/${id}`).loginAs(host)
    again.assertStatus(404)
  })

  test('is refused while a {state} stay is ahead, and nothing of it happens')
    .with([
      { state: 'confirmed', from: 3, to: 5 },
      { state: 'checkedIn', from: -2, to: 1 },
      { state: 'checkedIn', from: -2, to: 0 },
    ] as const)
    .run(async ({ client, assert }, { state, from, to }) => {
      const stay = await BookingFactory.apply(state)
        .merge({ checkIn: day(from), checkOut: day(to) })
        .create()
      const pending = await BookingFactory.merge({ propertyId: stay.propertyId }).create()
      const host = await User.findOrFail(stay.hostId)
      const response = await client.delete(`/api/v1/properties/${stay.propertyId}`).loginAs(host)
      response.assertStatus(409)
      response.assertBodyContains({
        message:
          'This property cannot be deleted yet: a confirmed or checked-in stay is still ahead. Please cancel or complete it first.',
        code: 'E_STAYS_AHEAD',
      })
      const waiting = await Booking.findOrFail(pending.id)
      const kept = await Property.findOrFail(stay.propertyId)
      assert.equal(waiting.status, 'pending')
      assert.isNull(kept.deletedAt)
      assert.equal(letters.count, 0)
    })

  test('a confirmed stay that is over does not stand in the way', async ({ client }) => {
    const stay = await BookingFactory.apply('confirmed')
      .merge({ checkIn: day(-5), checkOut: day(-2) })
      .create()
    const host = await User.findOrFail(stay.hostId)
    const response = await client.delete(`/api/v1/properties/${stay.propertyId}`).loginAs(host)
    response.assertStatus(200)
  })

  test('is the host’s and the admins’', async ({ client }) => {
    const property = await PropertyFactory.create()
    const path = `/api/v1/properties/${property.id}`
    const anonymous = await client.delete(path)
    anonymous.assertStatus(401)
    const guest = await client.delete(path).loginAs(await UserFactory.create())
    guest.assertStatus(403)
    const other = await client.delete(path).loginAs(await UserFactory.apply('host').create())
    other.assertStatus(403)
    const admin = await client.delete(path).loginAs(await UserFactory.apply('admin').create())
    admin.assertStatus(200)
  })
})
