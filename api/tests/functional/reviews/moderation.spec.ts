import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import ReviewMail from '#mails/review_mail'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import type Review from '#models/review'
import ReviewReport from '#models/review_report'
import { bodyOf, type Listed } from '#tests/helpers/answers'
import { queriesOf } from '#tests/helpers/count_queries'
import { CaughtLetters, contentsOf } from '#tests/helpers/letters'

type Flagged = { _id: number; openReports: number; reports: { reason: string }[] }

const FLAGGED = '/api/v1/reviews/flagged'
const url = (id: number) => `/api/v1/reviews/${id}/moderate`

async function object(review: Review, reason: string, daysAgo = 0) {
  const reader = await UserFactory.create()
  const createdAt = DateTime.utc().minus({ days: daysAgo })
  return ReviewReport.create({ reviewId: review.id, userId: reader.id, reason, createdAt })
}

test.group('Judging reviews', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })
  group.each.setup(async () => {
    await ReviewReport.query().delete()
  })

  test('is for admins', async ({ client }) => {
    const review = await ReviewFactory.create()
    const anonymous = await client.get(FLAGGED)
    anonymous.assertStatus(401)
    for (const who of [await UserFactory.create(), await UserFactory.apply('host').create()]) {
      const list = await client.get(FLAGGED).loginAs(who)
      list.assertStatus(403)
      const decide = await client.post(url(review.id)).json({ action: 'hide' }).loginAs(who)
      decide.assertStatus(403)
    }
  })

  test('an admin does not decide about a review of their own', async ({ client, assert }) => {
    const [admin, other] = await UserFactory.apply('admin').createMany(2)
    const review = await ReviewFactory.merge({ authorId: admin.id }).create()
    await object(review, 'Invented')
    const own = await client.post(url(review.id)).json({ action: 'approve' }).loginAs(admin)
    own.assertStatus(403)
    const open = await ReviewReport.query().where('review_id', review.id).whereNull('resolved_at')
    assert.lengthOf(open, 1)
    const decided = await client.post(url(review.id)).json({ action: 'approve' }).loginAs(other)
    decided.assertStatus(200)
  })

  test('the flagged ones wait with their reasons, the longest waiting first', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const [young, old, calm] = [
      await ReviewFactory.create(),
      await ReviewFactory.create(),
      await ReviewFactory.create(),
    ]
    await object(young, 'Rude', 1)
    await object(old, 'A competitor wrote this', 5)
    await object(old, 'Names my neighbour', 0)
    const settled = await object(calm, 'Boring', 9)
    await settled.merge({ resolvedAt: DateTime.utc() }).save()

    const response = await client.get(FLAGGED).loginAs(admin)
    response.assertStatus(200)
    const { data, pagination } = bodyOf<Listed<Flagged>>(response)
    assert.deepEqual(
      data.map(({ _id, openReports, reports }) => ({
        _id,
        openReports,
        reasons: reports.map(({ reason }) => reason),
      })),
      [
        {
          _id: old.id,
          openReports: 2,
          reasons: ['A competitor wrote this', 'Names my neighbour'],
        },
        { _id: young.id, openReports: 1, reasons: ['Rude'] },
      ]
    )
    assert.deepEqual(pagination, { total: 2, pages: 1, page: 1, limit: 10 })
    const second = await client.get(`${FLAGGED}?page=2&limit=1`).loginAs(admin)
    assert.deepEqual(
      bodyOf<Listed<Flagged>>(second).data.map(({ _id }) => _id),
      [young.id]
    )
  })

  test('the rating follows what is visible, reports are settled, the author is told', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const property = await PropertyFactory.create()
    await ReviewFactory.merge({ propertyId: property.id, rating: 5 }).create()
    const review = await ReviewFactory.merge({ propertyId: property.id, rating: 1 }).create()
    await object(review, 'Invented')
    const decide = async (action: string, note?: string) => {
      const response = await client.post(url(review.id)).json({ action, note }).loginAs(admin)
      response.assertStatus(200)
      const { ratingHundredths, totalReviews } = await Property.findOrFail(property.id)
      const row = await db.from('property_search').where('property_id', property.id).firstOrFail()
      assert.deepEqual([row.rating, row.reviews], [ratingHundredths, totalReviews])
      return { body: response.body(), rating: [ratingHundredths, totalReviews] }
    }

    const hidden = await decide('hide', 'Asked the guest for proof')
    assert.deepEqual(hidden.rating, [500, 1])
    assert.equal(hidden.body.message, 'Review hidden')
    assert.include(hidden.body.data, {
      status: 'hidden',
      moderationNote: 'Asked the guest for proof',
      openReports: 0,
    })
    const open = await ReviewReport.query().where('review_id', review.id).whereNull('resolved_at')
    assert.isEmpty(open)
    const [letter] = letters.of(ReviewMail)
    assert.equal(contentsOf(letter).subject, `Your review of ${property.title} was taken down`)
    assert.notInclude(contentsOf(letter).text, 'proof', 'the note stays among admins')

    const removed = await decide('remove')
    assert.deepEqual(removed.rating, [500, 1])
    for (let time = 0; time < 2; time++) {
      const approved = await decide('approve')
      assert.deepEqual(approved.rating, [300, 2])
    }
    assert.equal(letters.count, 1)

    const events = await AuditEvent.query()
      .where({ subject_type: 'review', subject_id: review.id })
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, before, after }) => ({ action, before, after })),
      [
        {
          action: 'review.hidden',
          before: { status: 'visible', openReports: 1 },
          after: { status: 'hidden', openReports: 0 },
        },
        {
          action: 'review.removed',
          before: { status: 'hidden' },
          after: { status: 'removed' },
        },
        {
          action: 'review.approved',
          before: { status: 'removed' },
          after: { status: 'visible' },
        },
      ]
    )
  })

  test('a decision without a note leaves that of the admin before; null takes it away', async ({
    client,
    assert,
  }) => {
    const review = await ReviewFactory.create()
    const decide = async (body: { action: string; note?: string | null }) => {
      const admin = await UserFactory.apply('admin').create()
      const response = await client.post(url(review.id)).json(body).loginAs(admin)
      response.assertStatus(200)
      await review.refresh()
      return review.moderationNote
    }
    assert.equal(await decide({ action: 'hide', note: 'Names a child' }), 'Names a child')
    assert.equal(await decide({ action: 'remove' }), 'Names a child')
    assert.equal(review.status, 'removed')
    assert.equal(await decide({ action: 'approve', note: 'Name is gone' }), 'Name is gone')
    assert.isNull(await decide({ action: 'hide', note: null }))
  })

  test('other decisions and other reviews are unknown', async ({ client }) => {
    const admin = await UserFactory.apply('admin').create()
    const review = await ReviewFactory.create()
    for (const body of [{}, { action: 'burn' }, { action: 'hide', note: 'a'.repeat(501) }]) {
      const response = await client.post(url(review.id)).json(body).loginAs(admin)
      response.assertStatus(422)
    }
    const nowhere = await client.post(url(999_999)).json({ action: 'hide' }).loginAs(admin)
    nowhere.assertStatus(404)
  })

  test('the queue takes the same number of queries whatever its length', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const list = () => client.get(`${FLAGGED}?limit=50`).loginAs(admin)
    await object(await ReviewFactory.create(), 'Rude')
    const few = await queriesOf(list)
    for (let index = 0; index < 4; index++) await object(await ReviewFactory.create(), 'Rude')
    assert.lengthOf(await queriesOf(list), few.length)
  })
})
