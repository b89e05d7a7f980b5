import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import Property from '#models/property'
import ReviewReport from '#models/review_report'
import ReviewVote from '#models/review_vote'
import User from '#models/user'

const helpful = (id: number) => `/api/v1/reviews/${id}/helpful`
const report = (id: number) => `/api/v1/reviews/${id}/report`

test.group('What readers think of a review', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear(['memory']))

  test('anybody but its author and the host finds it helpful, once', async ({ client }) => {
    const review = await ReviewFactory.create()
    const author = await User.findOrFail(review.authorId)
    const [one, two] = await UserFactory.createMany(2)
    const anonymous = await client.post(helpful(review.id))
    anonymous.assertStatus(401)
    const own = await client.post(helpful(review.id)).loginAs(author)
    own.assertStatus(403)
    const { hostId } = await Property.findOrFail(review.propertyId)
    const host = await client.post(helpful(review.id)).loginAs(await User.findOrFail(hostId))
    host.assertStatus(403)

    const first = await client.post(helpful(review.id)).loginAs(one)
    first.assertStatus(200)
    first.assertBodyContains({ message: 'Marked as helpful', data: { helpfulVotes: 1 } })
    const again = await client.post(helpful(review.id)).loginAs(one)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_ALREADY_VOTED' })
    const other = await client.post(helpful(review.id)).loginAs(two)
    other.assertBodyContains({ data: { helpfulVotes: 2 } })
  })

  test('what was taken down is not there to be judged', async ({ client }) => {
    const reader = await UserFactory.create()
    const hidden = await ReviewFactory.apply('hidden').create()
    for (const url of [helpful(hidden.id), report(hidden.id), helpful(999_999), report(999_999)]) {
      const response = await client.post(url).json({ reason: 'Rude' }).loginAs(reader)
      response.assertStatus(404)
    }
  })

  test('anybody but its author reports it, once and with a reason', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    const author = await User.findOrFail(review.authorId)
    const reader = await UserFactory.create()
    const anonymous = await client.post(report(review.id)).json({ reason: 'Rude' })
    anonymous.assertStatus(401)
    const own = await client.post(report(review.id)).json({ reason: 'Rude' }).loginAs(author)
    own.assertStatus(403)
    for (const body of [{}, { reason: '  ' }, { reason: 'a'.repeat(501) }]) {
      const response = await client.post(report(review.id)).json(body).loginAs(reader)
      response.assertStatus(422)
    }

    const first = await client.post(report(review.id)).json({ reason: ' Rude ' }).loginAs(reader)
    first.assertStatus(201)
    const again = await client.post(report(review.id)).json({ reason: 'Rude' }).loginAs(reader)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_ALREADY_REPORTED' })
    const reports = await ReviewReport.query().where('review_id', review.id)
    assert.deepEqual(
      reports.map(({ userId, reason }) => ({ userId, reason })),
      [{ userId: reader.id, reason: 'Rude' }]
    )
    await review.refresh()
    assert.equal(review.status, 'visible', 'it stays until an admin has decided')
  })

  test('what was decided about is reported again, and waits again', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    const reader = await UserFactory.create()
    const admin = await UserFactory.apply('admin').create()
    const send = (reason: string) => client.post(report(review.id)).json({ reason }).loginAs(reader)
    const reported = async () => {
      const marks = await client
        .get('/api/v1/reviews/marks')
        .qs({ reviews: review.id })
        .loginAs(reader)
      return marks.body().data.reported as number[]
    }
    await send('Rude')
    assert.deepEqual(await reported(), [review.id])
    await client
      .post(`/api/v1/reviews/${review.id}/moderate`)
      .json({ action: 'approve' })
      .loginAs(admin)
    assert.isEmpty(await reported())

    const again = await send('Rude since it was changed')
    again.assertStatus(201)
    assert.deepEqual(await reported(), [review.id])
    const waiting = await client.get('/api/v1/reviews/flagged').loginAs(admin)
    waiting.assertBodyContains({
      data: [
        { _id: review.id, openReports: 1, reports: [{ reason: 'Rude since it was changed' }] },
      ],
    })
  })

  test('whoever reports too much is slowed down', async ({ client }) => {
    const review = await ReviewFactory.create()
    const reader = await UserFactory.create()
    const send = () => client.post(report(review.id)).json({ reason: 'Rude' }).loginAs(reader)
    for (let index = 0; index < 20; index++) await send()
    const response = await send()
    response.assertStatus(429)
    response.assertBodyContains({ message: 'Too many requests. Please try again later.' })
  })
})

/** Without a transaction around them, as the real requests are: rows stay, each test makes its own. */
test.group('Votes at the same moment', () => {
  test('one person counts once, ten people count ten times', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    const people = await UserFactory.createMany(10)
    const vote = (who: User) => client.post(helpful(review.id)).loginAs(who)

    const answers = await Promise.all([...people, ...people].map(vote))

    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [...Array(10).fill(200), ...Array(10).fill(409)])
    assert.lengthOf(await ReviewVote.query().where('review_id', review.id), 10)
    await review.refresh()
    assert.equal(review.helpfulVotes, 10)
  })
})
