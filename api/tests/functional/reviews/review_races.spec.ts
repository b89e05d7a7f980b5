import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { PropertyFactory } from '#database/factories/property_factory'
import Property from '#models/property'
import Review from '#models/review'
import { leftovers, photographAsJpeg } from '#tests/helpers/pictures'
import { finishedStay, formOf, reviewOf } from '#tests/helpers/reviews'

/** Without a transaction around them, as the real requests are: rows stay, each test makes its own. */
test.group('Reviews at the same moment', (group) => {
  group.each.setup(() => limiter.clear(['memory']))

  test('of one stay: one is kept, the others are told, and no picture of theirs stays', async ({
    client,
    assert,
  }) => {
    const { guest, booking } = await finishedStay()
    const before = await leftovers('reviews')
    const bytes = await photographAsJpeg({ width: 200, height: 150 })
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        client
          .post('/api/v1/reviews')
          .loginAs(guest)
          .fields(formOf(booking, { photoConsent: 'true' }) as Record<string, string>)
          .file('images', bytes, { filename: 'a.jpg' })
      )
    )
    const statuses = responses.map((response) => response.status()).sort()
    assert.deepEqual(statuses, [201, 409, 409, 409, 409, 409])
    for (const response of responses) {
      if (response.status() === 409) {
        response.assertBodyContains({ message: 'You have already reviewed this stay' })
      }
    }
    assert.lengthOf(await Review.query().where('booking_id', booking.id), 1)
    const after = await leftovers('reviews')
    assert.deepEqual(after, { stored: before.stored + 1, received: 0 })
  })

  test('of one property: all of them count', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const stays = []
    for (let index = 0; index < 4; index++) {
      stays.push(await finishedStay(1 + index * 3, { propertyId: property.id }))
    }
    const responses = await Promise.all(
      stays.map(({ guest, booking }, index) =>
        client
          .post('/api/v1/reviews')
          .loginAs(guest)
          .json(reviewOf(booking, { rating: 2 + index }))
      )
    )
    for (const response of responses) response.assertStatus(201)
    const { ratingHundredths, totalReviews } = await Property.findOrFail(property.id)
    assert.deepEqual({ ratingHundredths, totalReviews }, { ratingHundredths: 350, totalReviews: 4 })
  })
})
