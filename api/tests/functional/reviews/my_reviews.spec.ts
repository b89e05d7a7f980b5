import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import Property from '#models/property'
import User from '#models/user'
import { bodyOf, type Listed } from '#tests/helpers/answers'
import { queriesOf } from '#tests/helpers/count_queries'

type Row = {
  _id: number
  status: string
  actions: string[]
  booking: { _id: number }
  moderationNote: string | null
}

const URL = '/api/v1/reviews/my-reviews'
const DASHBOARD = '/api/v1/users/guest/dashboard'
const rows = (response: ApiResponse) => bodyOf<Listed<Row>>(response).data
const ids = (response: ApiResponse) => rows(response).map(({ _id }) => _id)

test.group('My reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the anonymous are asked to sign in', async ({ client }) => {
    const response = await client.get(URL)
    response.assertStatus(401)
  })

  test('a guest finds what they wrote, also what was taken down', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    const hidden = await ReviewFactory.apply('hidden').merge({ authorId: review.authorId }).create()
    await ReviewFactory.create()
    const author = await User.findOrFail(review.authorId)

    const found = rows(await client.get(URL).loginAs(author))
    assert.deepEqual(
      found.map(({ _id, status, actions }) => ({ _id, status, actions })),
      [
        { _id: hidden.id, status: 'hidden', actions: [] },
        { _id: review.id, status: 'visible', actions: ['edit', 'delete'] },
      ]
    )
    assert.equal(found[1].booking._id, review.bookingId)
    const home = await client.get(DASHBOARD).loginAs(author)
    home.assertBodyContains({ data: { reviews: { total: 2 } } })
  })

  test('a guest learns which places have no page now', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    const author = await User.findOrFail(review.authorId)
    const place = async () => {
      const mine = await client.get(URL).loginAs(author)
      return bodyOf<Listed<{ property: object }>>(mine).data[0].property
    }
    const property = await Property.findOrFail(review.propertyId)
    const named = { _id: property.id, title: property.title }
    assert.deepEqual(await place(), { ...named, isActive: true })
    await property.merge({ isActive: false }).save()
    assert.deepEqual(await place(), { ...named, isActive: false })
  })

  test('an admin narrows them to what one person wrote', async ({ client, assert }) => {
    const review = await ReviewFactory.create()
    await ReviewFactory.create()
    const admin = await UserFactory.apply('admin').create()
    const found = await client.get(URL).qs({ author: review.authorId }).loginAs(admin)
    assert.deepEqual(ids(found), [review.id])
  })

  test('a host finds what was said about own properties, with what waits for an answer', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const open = await ReviewFactory.merge({ propertyId: property.id }).create()
    const answered = await ReviewFactory.apply('answered')
      .merge({ propertyId: property.id })
      .create()
    await ReviewFactory.apply('hidden').merge({ propertyId: property.id }).create()
    await ReviewFactory.create()

    const found = rows(await client.get(URL).loginAs(host))
    assert.deepEqual(
      found.map(({ _id, actions }) => ({ _id, actions })),
      [
        { _id: answered.id, actions: [] },
        { _id: open.id, actions: ['respond'] },
      ]
    )
    assert.deepEqual(ids(await client.get(`${URL}?answered=false`).loginAs(host)), [open.id])
    assert.deepEqual(ids(await client.get(`${URL}?answered=true`).loginAs(host)), [answered.id])
  })

  test('an admin finds all of them, and may do what a host may', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const visible = await ReviewFactory.create()
    const removed = await ReviewFactory.merge({ status: 'removed' }).create()
    const found = rows(await client.get(`${URL}?limit=100`).loginAs(admin))
    const actionsOf = (id: number) => found.find(({ _id }) => _id === id)?.actions
    assert.deepEqual(actionsOf(visible.id), ['respond', 'moderate', 'delete'])
    assert.deepEqual(actionsOf(removed.id), ['moderate', 'delete'])
    assert.include(ids(await client.get(`${URL}?status=removed`).loginAs(admin)), removed.id)
  })

  test('what admins noted on a review is read by admins alone', async ({ client, assert }) => {
    const moderationNote = 'Names a child'
    const hidden = await ReviewFactory.apply('hidden').merge({ moderationNote }).create()
    const shown = await ReviewFactory.merge({ moderationNote }).create()
    const { hostId } = await Property.findOrFail(shown.propertyId)
    const noteFor = async (who: User, { id }: { id: number }) => {
      const found = rows(await client.get(`${URL}?limit=100`).loginAs(who))
      return found.find(({ _id }) => _id === id)?.moderationNote
    }

    const admin = await UserFactory.apply('admin').create()
    assert.equal(await noteFor(admin, hidden), moderationNote)
    assert.equal(await noteFor(admin, shown), moderationNote)
    assert.isNull(await noteFor(await User.findOrFail(hidden.authorId), hidden))
    assert.isNull(await noteFor(await User.findOrFail(hostId), shown))
    const open = await client.get(`/api/v1/properties/${shown.propertyId}/reviews`)
    assert.include(open.text(), shown.title)
    assert.notInclude(open.text(), moderationNote)
  })

  test('words are found in title, text, place and author', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const author = await UserFactory.merge({ firstName: 'Nafula', lastName: 'Barasa' }).create()
    const review = await ReviewFactory.merge({
      authorId: author.id,
      title: 'Quiet as 100% cotton',
      text: 'Flamingos in front of the window, every morning.',
    }).create()
    await ReviewFactory.create()
    const { title } = await Property.findOrFail(review.propertyId)
    const searches = ['100%25', 'FLAMINGOS', 'nafula+flamingos', title.slice(0, 5) + '+cotton']
    for (const search of searches) {
      assert.deepEqual(ids(await client.get(`${URL}?search=${search}`).loginAs(admin)), [review.id])
    }
    assert.isEmpty(ids(await client.get(`${URL}?search=10%25`).loginAs(admin)))
    for (const bad of ['status=burnt', 'answered=perhaps', 'sort=mood', 'rating=0']) {
      const response = await client.get(`${URL}?${bad}`).loginAs(admin)
      response.assertStatus(422)
    }
  })

  test('with its property a review vanishes', async ({ client, assert }) => {
    const property = await PropertyFactory.apply('deleted').create()
    const review = await ReviewFactory.merge({ propertyId: property.id }).create()
    const author = await User.findOrFail(review.authorId)
    assert.isEmpty(ids(await client.get(URL).loginAs(author)))
    const home = await client.get(DASHBOARD).loginAs(author)
    home.assertBodyContains({ data: { reviews: { total: 0 } } })
  })

  test('a list takes the same number of queries whatever its length', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const write = () => ReviewFactory.merge({ propertyId: property.id }).create()
    const list = () => client.get(`${URL}?limit=50`).loginAs(host)
    await write()
    const few = await queriesOf(list)
    for (let index = 0; index < 5; index++) await write()
    assert.lengthOf(await queriesOf(list), few.length)
  })
})
