import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import Property from '#models/property'
import Review from '#models/review'
import { finishedStay, reviewOf } from '#tests/helpers/reviews'

async function ratingOf(propertyId: number) {
  const { ratingHundredths, totalReviews } = await Property.findOrFail(propertyId)
  const row = await db.from('property_search').where('property_id', propertyId).firstOrFail()
  return { ratingHundredths, totalReviews, rating: row.rating, reviews: row.reviews }
}

test.group('The rating of a property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))

  test('is the rounded mean of what is visible, for its page and for the search', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    await ReviewFactory.merge({ propertyId: property.id, rating: 4 }).create()
    await ReviewFactory.merge({ propertyId: property.id, rating: 1 }).apply('hidden').create()
    const { guest, booking } = await finishedStay(20, { propertyId: property.id })
    assert.include(await ratingOf(property.id), { ratingHundredths: 400, totalReviews: 1 })

    await ReviewFactory.merge({ bookingId: booking.id, rating: 5 }).create()
    await ReviewFactory.merge({ propertyId: property.id, rating: 5 }).create()
    assert.deepEqual(await ratingOf(property.id), {
      ratingHundredths: 467,
      totalReviews: 3,
      rating: 467,
      reviews: 3,
    })
    const card = await client.get(`/api/v1/properties/${property.id}`).loginAs(guest)
    card.assertBodyContains({ data: { averageRating: 4.67, totalReviews: 3 } })
  })

  test('follows a new review at once', async ({ client, assert }) => {
    const { guest, booking } = await finishedStay()
    const body = reviewOf(booking, { rating: 3 })
    await client.post('/api/v1/reviews').loginAs(guest).json(body)
    assert.deepEqual(await ratingOf(booking.propertyId), {
      ratingHundredths: 300,
      totalReviews: 1,
      rating: 300,
      reviews: 1,
    })
  })

  test('falls back to nothing when the last review is hidden', async ({ assert }) => {
    const review = await ReviewFactory.create()
    await db.transaction(async (trx) => {
      await Review.query({ client: trx }).where('id', review.id).update({ status: 'hidden' })
      await refreshRating(review.propertyId, trx)
    })
    assert.include(await ratingOf(review.propertyId), { ratingHundredths: 0, totalReviews: 0 })
  })
})
