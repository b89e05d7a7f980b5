import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import ReviewMail from '#mails/review_mail'
import AuditEvent from '#models/audit_event'
import type Review from '#models/review'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { bodyOf, type Refused } from '#tests/helpers/answers'
import { CaughtLetters, contentsOf } from '#tests/helpers/letters'

const url = (id: number) => `/api/v1/reviews/${id}/response`

async function received(changes: Partial<Review> = {}) {
  const property = await PropertyFactory.create()
  const review = await ReviewFactory.merge({ propertyId: property.id, ...changes }).create()
  return { property, review, host: await User.findOrFail(property.hostId) }
}

test.group('Answering a review', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('the host answers once, in public, and the guest gets a letter', async ({
    client,
    assert,
  }) => {
    const { property, review, host } = await received()
    const response = await client
      .post(url(review.id))
      .json({ response: '  Asante sana!\r\nYou are always welcome.\u0000  ' })
      .loginAs(host)
    response.assertStatus(201)
    response.assertBodyContains({ success: true, message: 'Response added successfully' })

    const shown = await client.get(`/api/v1/properties/${property.id}/reviews`)
    const { hostResponse } = shown.body().data[0]
    assert.equal(hostResponse.text, 'Asante sana!\nYou are always welcome.')
    assert.match(hostResponse.date, /^\d{4}-\d\d-\d\dT/)

    const [letter] = letters.of(ReviewMail)
    const { subject, text, html, to } = contentsOf(letter)
    const author = await User.findOrFail(review.authorId)
    assert.deepEqual(to, [author.email])
    assert.equal(subject, `An answer to your review of ${property.title}`)
    assert.include(text, 'Asante sana!')
    assert.include(html, `/properties/${property.id}`)

    const again = await client.post(url(review.id)).json({ response: 'And…' }).loginAs(host)
    again.assertStatus(409)
    again.assertBodyContains({
      code: 'E_ALREADY_ANSWERED',
      message: 'This review already has a response',
    })
    assert.equal(letters.count, 1)
    const events = await AuditEvent.query().where({
      action: 'review.answered',
      subjectId: review.id,
    })
    assert.deepEqual(
      events.map(({ actorId }) => actorId),
      [host.id]
    )
  })

  test('an admin may answer, in Makao’s name; guests, other hosts and the anonymous may not', async ({
    client,
  }) => {
    const { property, review } = await received()
    const author = await User.findOrFail(review.authorId)
    const otherHost = await UserFactory.apply('host').create()
    const anonymous = await client.post(url(review.id)).json({ response: 'Hello' })
    anonymous.assertStatus(401)
    for (const who of [author, otherHost]) {
      const response = await client.post(url(review.id)).json({ response: 'Hello' }).loginAs(who)
      response.assertStatus(403)
    }
    const admin = await UserFactory.apply('admin').create()
    const response = await client.post(url(review.id)).json({ response: 'Pole!' }).loginAs(admin)
    response.assertStatus(201)
    const makao = { data: { hostResponse: { writtenBy: 'makao' } } }
    response.assertBodyContains(makao)
    const other = await UserFactory.apply('admin').create()
    const erased = await client.delete(`/api/v1/users/${admin.id}`).loginAs(other)
    erased.assertStatus(200)
    const list = await client.get(`/api/v1/properties/${property.id}/reviews`)
    list.assertBodyContains({ data: [makao.data] })
  })

  test('nobody answers their own: an admin as Makao, or who has the place since', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const { property, review } = await received({ authorId: admin.id })
    const heir = await UserFactory.apply('host').create()
    const second = await ReviewFactory.merge({
      propertyId: property.id,
      authorId: heir.id,
    }).create()
    await property.merge({ hostId: heir.id }).save()
    for (const [who, { id }] of [
      [admin, review],
      [heir, second],
    ] as const) {
      const response = await client.post(url(id)).json({ response: 'So true!' }).loginAs(who)
      response.assertStatus(403)
      const own = await client.get(`/api/v1/reviews/${id}`).loginAs(who)
      assert.notInclude(own.body().data.actions, 'respond')
    }
  })

  test('a former host’s answer stays theirs when the place is handed over, and goes with them', async ({
    client,
    assert,
  }) => {
    const { property, review, host } = await received()
    const [admin, heir] = await Promise.all([
      UserFactory.apply('admin').create(),
      UserFactory.apply('host').create(),
    ])
    const shown = async () => {
      const list = await client.get(`/api/v1/properties/${property.id}/reviews`)
      return list.body().data[0].hostResponse as object | null
    }
    await client.post(url(review.id)).json({ response: 'Asante' }).loginAs(host)
    assert.containsSubset(await shown(), { writtenBy: 'host' })
    const handed = await client
      .put(`/api/v1/properties/${property.id}/host`)
      .json({ host: heir.id })
      .loginAs(admin)
    handed.assertStatus(200)
    assert.containsSubset(await shown(), { text: 'Asante', writtenBy: 'formerHost' })

    const erased = await client.delete(`/api/v1/users/${host.id}`).loginAs(admin)
    erased.assertStatus(200)
    assert.isNull(await shown())
  })

  test('the letter about a place that is not on offer leads to the author’s reviews', async ({
    client,
    assert,
  }) => {
    const { property, review, host } = await received()
    await property.merge({ isActive: false }).save()
    await client.post(url(review.id)).json({ response: 'Asante' }).loginAs(host)
    const [letter] = letters.of(ReviewMail)
    const { html } = contentsOf(letter)
    assert.include(html, '/dashboard/reviews')
    assert.notInclude(html, `/properties/${property.id}`)
  })

  test('there must be something left after trimming, and not too much', async ({
    client,
    assert,
  }) => {
    const { review, host } = await received()
    const wrong = [{}, { response: '' }, { response: '   ' }, { response: '\n\t\u0000' }]
    for (const body of wrong) {
      const response = await client.post(url(review.id)).json(body).loginAs(host)
      response.assertStatus(422)
      const { errors } = bodyOf<Refused>(response)
      assert.deepInclude(errors?.[0], { field: 'response', message: 'Response is required' })
    }
    const long = await client
      .post(url(review.id))
      .json({ response: 'a'.repeat(1001) })
      .loginAs(host)
    long.assertStatus(422)
  })

  test('what was taken down gets no answer', async ({ client }) => {
    const { review, host } = await received({ status: 'hidden' })
    const byHost = await client.post(url(review.id)).json({ response: 'Hello' }).loginAs(host)
    byHost.assertStatus(404)
    const admin = await UserFactory.apply('admin').create()
    const byAdmin = await client.post(url(review.id)).json({ response: 'Hello' }).loginAs(admin)
    byAdmin.assertStatus(409)
  })

  test('who switched notices off gets no letter', async ({ client, assert }) => {
    const { review, host } = await received()
    await UserSettings.updateOrCreate({ userId: review.authorId }, { notifyEmail: false })
    await client.post(url(review.id)).json({ response: 'Asante' }).loginAs(host)
    assert.equal(letters.count, 0)
  })
})
