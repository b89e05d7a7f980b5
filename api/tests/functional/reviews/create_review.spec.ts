import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { BookingFactory } from '#database/factories/booking_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Status } from '#domain/booking_lifecycle'
import { addDays, todayInNairobi } from '#domain/stay'
import Property from '#models/property'
import Review from '#models/review'
import User from '#models/user'
import { bodyOf, type Refused } from '#tests/helpers/answers'
import { finishedStay, reviewOf } from '#tests/helpers/reviews'

test.group('Writing a review', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))

  test('the guest of a finished stay says how it was', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    await booking.merge({ paymentStatus: 'paid' }).save()
    const response = await client.post('/api/v1/reviews').loginAs(guest).json(reviewOf(booking))

    response.assertStatus(201)
    const property = await Property.findOrFail(booking.propertyId)
    const review = await Review.findByOrFail('booking_id', booking.id)
    assert.deepEqual(response.body(), {
      success: true,
      message: 'Thank you! Your review is published.',
      data: {
        _id: review.id,
        user: {
          _id: guest.id,
          firstName: guest.firstName,
          lastName: guest.lastName,
          avatar: 'no-photo.jpg',
          hasProfile: true,
        },
        property: { _id: property.id, title: property.title },
        rating: 5,
        title: 'Birdsong in the morning',
        text: 'A quiet garden, a warm welcome, and tea on the balcony. We will come back.',
        ratings: {
          cleanliness: 5,
          communication: 4,
          checkIn: 5,
          accuracy: 4,
          location: 5,
          value: 3,
        },
        images: [],
        isVerified: true,
        createdAt: review.createdAt.toUTC().toISO(),
        hostResponse: null,
        helpfulVotes: 0,
      },
    })
  })

  test('is verified by the money alone', async ({ client }) => {
    const { guest, booking } = await finishedStay()
    const response = await client.post('/api/v1/reviews').loginAs(guest).json(reviewOf(booking))
    response.assertBodyContains({ data: { isVerified: false } })
  })

  test('not before the stay is over, however early it was closed', async ({ client }) => {
    const { guest, booking } = await finishedStay()
    const today = todayInNairobi()
    const write = () => client.post('/api/v1/reviews').loginAs(guest).json(reviewOf(booking))
    await booking.merge({ checkIn: today, checkOut: addDays(today, 3) }).save()
    const ahead = await write()
    ahead.assertStatus(409)
    ahead.assertBodyContains({ code: 'E_NOT_CHECKED_OUT' })
    await booking.merge({ checkIn: addDays(today, -1), departedOn: today }).save()
    const over = await write()
    over.assertStatus(201)
  })

  test('never by the host of the place', async ({ client }) => {
    const { booking } = await finishedStay()
    const host = await User.findOrFail(booking.hostId)
    await booking.merge({ guestId: host.id }).save()
    const response = await client.post('/api/v1/reviews').loginAs(host).json(reviewOf(booking))
    response.assertStatus(403)
  })

  test('anonymous people are asked to sign in', async ({ client }) => {
    const { booking } = await finishedStay()
    const response = await client.post('/api/v1/reviews').json(reviewOf(booking))
    response.assertStatus(401)
  })

  test('for everybody else the stay does not exist', async ({ client, assert }) => {
    const { booking } = await finishedStay()
    const host = await booking.related('host').query().firstOrFail()
    const others = [host, await UserFactory.create(), await UserFactory.apply('admin').create()]
    for (const person of others) {
      const response = await client.post('/api/v1/reviews').loginAs(person).json(reviewOf(booking))
      response.assertStatus(404)
      response.assertBodyContains({ success: false, message: 'Resource not found.' })
    }
    assert.isEmpty(await Review.query().where('booking_id', booking.id))
  })

  test('a stay elsewhere, or nowhere, is not found', async ({ client }) => {
    const { guest, booking } = await finishedStay()
    const { booking: elsewhere } = await finishedStay()
    for (const wrong of [{ property: elsewhere.propertyId }, { booking: 2_000_000_000 }]) {
      const body = reviewOf(booking, wrong)
      const response = await client.post('/api/v1/reviews').loginAs(guest).json(body)
      response.assertStatus(404)
    }
  })

  test('before check-out it is too early', async ({ client }) => {
    const guest = await UserFactory.create()
    for (const state of ['pending', 'confirmed', 'checked-in', 'cancelled'] as Status[]) {
      const booking = await BookingFactory.merge({ guestId: guest.id, status: state }).create()
      const response = await client.post('/api/v1/reviews').loginAs(guest).json(reviewOf(booking))
      response.assertStatus(409)
      response.assertBodyContains({ message: 'A stay can be reviewed after check-out' })
    }
  })

  test('it can be written for 14 days, not longer', async ({ client }) => {
    const last = await finishedStay(14)
    const inTime = await client
      .post('/api/v1/reviews')
      .loginAs(last.guest)
      .json(reviewOf(last.booking))
    inTime.assertStatus(201)

    const late = await finishedStay(15)
    const tooLate = await client
      .post('/api/v1/reviews')
      .loginAs(late.guest)
      .json(reviewOf(late.booking))
    tooLate.assertStatus(409)
    tooLate.assertBodyContains({ message: 'Reviews are accepted within 14 days of check-out' })
  })

  test('its host cannot keep it away by checking out late, or never', async ({ client }) => {
    const now = DateTime.utc()
    const late = await finishedStay(20, { checkedOutAt: now })
    const forgotten = await finishedStay(1, { status: 'checked-in', checkedOutAt: null })
    for (const { guest, booking } of [late, forgotten]) {
      const response = await client.post('/api/v1/reviews').loginAs(guest).json(reviewOf(booking))
      response.assertStatus(201)
    }
  })

  test('a stay is reviewed once', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    await ReviewFactory.merge({ bookingId: booking.id, rating: 2 }).create()
    const response = await client.post('/api/v1/reviews').loginAs(guest).json(reviewOf(booking))
    response.assertStatus(409)
    response.assertBodyContains({ message: 'You have already reviewed this stay' })
    const property = await Property.findOrFail(booking.propertyId)
    assert.equal(property.ratingHundredths, 200)
  })

  test('what is out of bounds is refused at its field', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const { ratings } = reviewOf(booking)
    const wrong: [Record<string, unknown>, string, string][] = [
      [{ title: 'Nice' }, 'title', 'Title must be at least 5 characters'],
      [{ title: 'a'.repeat(101) }, 'title', 'Title must be at most 100 characters'],
      [{ text: '   short   ' }, 'text', 'Review must be at least 10 characters'],
      [{ text: 'a'.repeat(1001) }, 'text', 'Review must be at most 1000 characters'],
      [{ text: undefined }, 'text', 'Review is required'],
      [{ rating: 0 }, 'rating', 'Overall rating must be between 1 and 5 stars'],
      [{ rating: 6 }, 'rating', 'Overall rating must be between 1 and 5 stars'],
      [{ rating: 4.5 }, 'rating', 'Overall rating must be a whole number'],
      [{ ratings: undefined }, 'ratings', 'Ratings are required'],
      [{ ratings: 'five' }, 'ratings', 'Ratings are not valid'],
      [
        { ratings: { ...ratings, value: 9 } },
        'ratings.value',
        'Value must be between 1 and 5 stars',
      ],
      [{ ratings: { ...ratings, checkIn: undefined } }, 'ratings.checkIn', 'Check-in is required'],
      [{ booking: 'mine' }, 'booking', 'Booking is not valid'],
      [{ property: -1 }, 'property', 'Property is not valid'],
    ]
    for (const [change, field, message] of wrong) {
      const body = reviewOf(booking, change)
      const response = await client.post('/api/v1/reviews').loginAs(guest).json(body)
      response.assertStatus(422)
      const { errors } = bodyOf<Refused>(response)
      assert.deepInclude(errors?.[0], { field, message })
    }
  })

  test('unknown fields are dropped: nobody verifies, hides or dates a review', async ({
    client,
    assert,
  }) => {
    const { guest, booking } = await finishedStay()
    const body = reviewOf(booking, { status: 'hidden', helpfulVotes: 99, authorId: 1, user: 1 })
    const response = await client.post('/api/v1/reviews').loginAs(guest).json(body)
    response.assertStatus(201)
    const review = await Review.findByOrFail('booking_id', booking.id)
    const { status, helpfulVotes, authorId } = review
    assert.deepEqual(
      { status, helpfulVotes, authorId },
      { status: 'visible', helpfulVotes: 0, authorId: guest.id }
    )
  })
})
