import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import Property from '#models/property'
import ReviewReport from '#models/review_report'
import ReviewVote from '#models/review_vote'
import User from '#models/user'

const MARKS = '/api/v1/reviews/marks'
const one = (id: number) => `/api/v1/reviews/${id}`

test.group('One review, and what its reader did with it', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a reader finds what they voted for and reported, and nothing of others', async ({
    client,
  }) => {
    const [voted, reported, untouched] = await ReviewFactory.createMany(3)
    const [reader, other] = await UserFactory.createMany(2)
    await ReviewVote.create({ reviewId: voted.id, userId: reader.id })
    await ReviewReport.create({ reviewId: reported.id, userId: reader.id, reason: 'Rude' })
    await ReviewVote.create({ reviewId: untouched.id, userId: other.id })

    const reviews = [voted, reported, untouched].map(({ id }) => id).join(',')
    const response = await client.get(MARKS).qs({ reviews }).loginAs(reader)
    response.assertStatus(200)
    response.assertBody({
      success: true,
      data: { helpful: [voted.id], reported: [reported.id] },
    })
    const few = await client.get(MARKS).qs({ reviews: untouched.id }).loginAs(reader)
    few.assertBodyContains({ data: { helpful: [], reported: [] } })
    const anonymous = await client.get(MARKS).qs({ reviews })
    anonymous.assertStatus(401)
  })

  test('whoever is signed in opens one; its author may also change it', async ({
    client,
    assert,
  }) => {
    const review = await ReviewFactory.create()
    const author = await User.findOrFail(review.authorId)
    const reader = await UserFactory.create()

    const own = await client.get(one(review.id)).loginAs(author)
    own.assertStatus(200)
    own.assertBodyContains({ data: { _id: review.id, actions: ['edit', 'delete'] } })
    const read = await client.get(one(review.id)).loginAs(reader)
    read.assertBodyContains({ data: { _id: review.id, actions: [] } })
    assert.notProperty((read.body() as { data: object }).data, 'booking')
    assert.notProperty((read.body() as { data: object }).data, 'status')
    const anonymous = await client.get(one(review.id))
    anonymous.assertStatus(401)
  })

  test('for readers, what was taken down is not there; its author still opens it', async ({
    client,
  }) => {
    const hidden = await ReviewFactory.apply('hidden').create()
    const author = await User.findOrFail(hidden.authorId)
    const reader = await UserFactory.create()
    const foreign = await client.get(one(hidden.id)).loginAs(reader)
    foreign.assertStatus(404)
    const own = await client.get(one(hidden.id)).loginAs(author)
    own.assertBodyContains({ data: { actions: [] } })

    const review = await ReviewFactory.create()
    await Property.query().where('id', review.propertyId).update({ isActive: false })
    const offMarket = await client.get(one(review.id)).loginAs(reader)
    offMarket.assertStatus(404)
  })
})
