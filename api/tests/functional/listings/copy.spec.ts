import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import PropertyImage from '#models/property_image'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { list, picture } from '#tests/helpers/listings'

const url = (id: number) => `/api/v1/properties/${id}`
const copy = (client: ApiClient, who: User, id: number) =>
  client.post(`${url(id)}/copy`).loginAs(who)

async function listed(client: ApiClient, changes = {}, photos = 2) {
  const host = await UserFactory.apply('host').create()
  const colours = ['#112233', '#445566'].slice(0, photos)
  const images = await Promise.all(colours.map((colour) => picture(colour)))
  const response = await list(client, host, changes, images)
  return { host, id: response.body().data._id as number }
}

const imagesOf = (id: number) => PropertyImage.query().where('property_id', id).orderBy('position')

test.group('A copy of a listing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says the same of another place, which nobody finds yet', async ({ client, assert }) => {
    const { host, id } = await listed(client)
    const season = { kind: 'season', firstNight: day(20), lastNight: day(30), price: 9000 }
    await client
      .put(`${url(id)}/prices`)
      .json({ weekendPrice: 8000, periods: [season] })
      .loginAs(host)
    await client
      .put(`${url(id)}/stay-rules`)
      .json({ minNights: 2 })
      .loginAs(host)
    const source = await client.get(url(id)).loginAs(host)

    const response = await copy(client, host, id)
    response.assertStatus(201)
    const made = response.body().data
    assert.notEqual(made._id, id)
    assert.equal(made.title, 'Makuti house by the creek (copy)')
    assert.isFalse(made.isActive)
    const same = ['description', 'propertyType', 'price', 'currency', 'bedrooms', 'bathrooms']
    const more = ['maxGuests', 'amenities', 'houseRules', 'prices', 'stayRules']
    for (const field of [...same, ...more, 'address', 'latitude', 'longitude']) {
      assert.deepEqual(made[field], source.body().data[field], field)
    }
    const stranger = await client.get(url(made._id))
    stranger.assertStatus(404)
    const entry = await AuditEvent.findByOrFail({
      action: 'property.created',
      subjectId: made._id,
    })
    assert.equal(entry.summary, `Listed “${made.title}”, a copy of property ${id}`)
  })

  test('has nothing of what guests did, nor of its nights', async ({ client, assert }) => {
    const { host, id } = await listed(client)
    await BookingFactory.apply('confirmed')
      .merge({ propertyId: id, checkIn: day(3), checkOut: day(5) })
      .create()
    await client
      .post(`${url(id)}/blocks`)
      .json({ from: day(7), to: day(9) })
      .loginAs(host)
    const source = await Property.findOrFail(id)
    await source
      .merge({ totalLikes: 7, totalReviews: 2, ratingHundredths: 450, isVerified: true })
      .save()

    const response = await copy(client, host, id)
    const made = await Property.findOrFail(response.body().data._id)
    assert.containsSubset(made.$attributes, { totalLikes: 0, totalReviews: 0, ratingHundredths: 0 })
    assert.isFalse(Boolean(made.isVerified))
    const calendar = await client
      .get('/api/v1/bookings/calendar')
      .qs({ property: made.id })
      .loginAs(host)
    assert.containsSubset(calendar.body().data[0], { stays: [], blocks: [] })
  })

  test('has pictures of its own: either goes without the other', async ({ client, assert }) => {
    const { host, id } = await listed(client)
    const [first, second] = await imagesOf(id)
    await first.merge({ caption: 'The creek at noon', isPrimary: false }).save()
    await second.merge({ isPrimary: true }).save()

    const response = await copy(client, host, id)
    const made = await imagesOf(response.body().data._id)
    assert.deepEqual(
      made.map(({ caption, isPrimary }) => [caption, Boolean(isPrimary)]),
      [
        ['The creek at noon', false],
        [null, true],
      ]
    )
    const removed = await client.delete(url(id)).loginAs(host)
    removed.assertStatus(200)
    for (const { key } of [first, second]) assert.isFalse(await drive.use().exists(key))
    for (const { key } of made) assert.isTrue(await drive.use().exists(key))
  })

  test('is made without a picture whose file is lost', async ({ client, assert }) => {
    const { host, id } = await listed(client)
    const [first, second] = await imagesOf(id)
    await drive.use().delete(first.key)
    const response = await copy(client, host, id)
    response.assertStatus(201)
    const made = await imagesOf(response.body().data._id)
    assert.lengthOf(made, 1)
    assert.isTrue(Boolean(made[0].isPrimary))
    assert.notEqual(made[0].key, second.key)
  })

  test('is made once under a key, in the language of its host', async ({ client, assert }) => {
    const { host, id } = await listed(client, { title: 'Nyumba '.repeat(14).trim() }, 1)
    const send = () =>
      copy(client, host, id).header('Idempotency-Key', 'once').header('Accept-Language', 'sw')
    const first = await send()
    const again = await send()
    again.assertStatus(201)
    assert.equal(again.body().data._id, first.body().data._id)
    const { title } = first.body().data
    assert.isAtMost(title.length, 100)
    assert.match(title, /^Nyumba .*Nyumba?.* \(nakala\)$/)
    assert.lengthOf(await Property.query().where('hostId', host.id), 2)
  })

  test('an admin copies for its host; other hosts and guests do not', async ({
    client,
    assert,
  }) => {
    const { host, id } = await listed(client)
    const admin = await UserFactory.apply('admin').create()
    const response = await copy(client, admin, id)
    response.assertStatus(201)
    const made = await Property.findOrFail(response.body().data._id)
    assert.equal(made.hostId, host.id)
    const other = await UserFactory.apply('host').create()
    const refused = await copy(client, other, id)
    refused.assertStatus(403)
    const hidden = await copy(client, other, made.id)
    hidden.assertStatus(404)
  })
})
