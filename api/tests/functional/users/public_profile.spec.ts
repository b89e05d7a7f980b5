import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import Property from '#models/property'
import UserSettings from '#models/user_settings'
import { startAfresh } from '#tests/helpers/auth'

test.group('Users | public profile', (group) => {
  startAfresh(group)

  test('a name, a face and how their places are found', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').merge({ bio: 'Reads a lot.' }).create()
    await PropertyFactory.merge({
      hostId: host.id,
      ratingHundredths: 500,
      totalReviews: 1,
    }).create()
    await PropertyFactory.merge({
      hostId: host.id,
      ratingHundredths: 400,
      totalReviews: 3,
    }).create()
    await PropertyFactory.merge({ hostId: host.id, isActive: false }).create()

    await host.refresh()
    const response = await client.get(`/api/v1/users/${host.id}/profile`)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, {
      _id: host.id,
      firstName: 'Achieng',
      lastName: 'Otieno',
      avatar: 'no-photo.jpg',
      bio: 'Reads a lot.',
      isHost: true,
      isVerified: true,
      createdAt: host.createdAt.toUTC().toISO(),
      email: null,
      phone: null,
      allowMessages: true,
      properties: { total: 2 },
      averageRating: 4.25,
      totalReviews: 4,
    })
  })

  test('e-mail and phone where they are shown, and to whoever is signed in', async ({ client }) => {
    const person = await UserFactory.create()
    const viewer = await UserFactory.create()
    const path = `/api/v1/users/${person.id}/profile`
    const save = (privacy: object) =>
      client.put('/api/v1/settings').loginAs(person).json({ privacy })

    await save({ showEmail: true, showPhone: true })
    const shown = await client.get(path).loginAs(viewer)
    shown.assertBodyContains({ data: { email: person.email, phone: '+254712345678' } })
    const anonymous = await client.get(path)
    anonymous.assertBodyContains({ data: { email: null, phone: null } })
    await save({ showEmail: false, showPhone: false })
    const hidden = await client.get(path).loginAs(viewer)
    hidden.assertBodyContains({ data: { email: null, phone: null } })
  })

  test('of who hides it, is gone or was never verified there is none', async ({ client }) => {
    const hidden = await UserFactory.create()
    await client
      .put('/api/v1/settings')
      .loginAs(hidden)
      .json({ privacy: { publicProfile: false } })
    const people = [
      hidden,
      await UserFactory.apply('inactive').create(),
      await UserFactory.apply('unverified').create(),
      await UserFactory.merge({ deletedAt: DateTime.utc() }).create(),
    ]
    for (const { id } of people) {
      const response = await client.get(`/api/v1/users/${id}/profile`)
      response.assertStatus(404)
    }
    const nobody = await client.get('/api/v1/users/999999999/profile')
    nobody.assertStatus(404)
  })

  test('a place and its reviews say of their host and author whether there is one', async ({
    client,
    assert,
  }) => {
    const review = await ReviewFactory.create()
    await review.load('author')
    const property = await Property.query().where('id', review.propertyId).preload('host').first()
    const people = [property!.host, review.author]
    const said = async () => {
      const path = `/api/v1/properties/${review.propertyId}`
      const [place, reviews] = [await client.get(path), await client.get(`${path}/reviews`)]
      const { host } = place.body().data
      const [{ user }] = reviews.body().data
      return [host.hasProfile, user.hasProfile]
    }
    const there = async () => {
      const answers = []
      for (const { id } of people) answers.push(await client.get(`/api/v1/users/${id}/profile`))
      return answers.map((answer) => answer.status() === 200)
    }
    const [all, none] = [
      [true, true],
      [false, false],
    ]
    assert.deepEqual([await said(), await there()], [all, all])
    for (const { id } of people) await UserSettings.create({ userId: id, publicProfile: true })
    assert.deepEqual([await said(), await there()], [all, all])
    await UserSettings.query().update({ publicProfile: false })
    assert.deepEqual([await said(), await there()], [none, none])
    await UserSettings.query().update({ publicProfile: true })
    for (const change of [
      { isActive: false },
      { isActive: true, emailVerified: false },
      { emailVerified: true, deletedAt: DateTime.utc() },
    ]) {
      for (const person of people) await person.merge(change).save()
      assert.deepEqual([await said(), await there()], [none, none])
    }
  })
})
