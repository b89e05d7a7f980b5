import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { approveBooking } from '#actions/bookings/approve_booking'
import { updateProperty } from '#actions/properties/update_property'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import Property from '#models/property'
import { findListing } from '#queries/properties/find_listing'
import { findHelpedStay } from '#queries/helping/helped_stays'
import { day } from '#tests/helpers/days'
import { managed } from '#tests/helpers/helping'

const lastEntry = () => AuditEvent.query().orderBy('id', 'desc').firstOrFail()

/** What belongs to the host of a managed listing. */
const HOSTS_OWN = [
  { path: '', body: { isActive: false } },
  { path: '', body: { price: 9000 } },
  { path: '', body: { currency: 'USD' } },
  { path: '', body: { title: 'Mine now', address: { city: 'Nairobi' } } },
  { path: '', body: { latitude: -1.2, longitude: 36.8 } },
  { path: '/prices', body: { cleaningFee: 500 } },
  { path: '/stay-rules', body: { minNights: 2, cancellationPolicy: 'strict' } },
]

test.group('Managing a listing for its host', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('its words, amenities, rules, pictures and calendar are theirs to edit, and the log says so', async ({
    client,
    assert,
  }) => {
    const { helper, property, url } = await managed()
    const words = await client
      .put(url)
      .json({ title: 'Banda by the reef', amenities: ['wifi'], houseRules: ['No shoes'] })
      .loginAs(helper)
    words.assertStatus(200)
    const changed = await Property.findOrFail(property.id)
    assert.equal(changed.title, 'Banda by the reef')
    const entry = await lastEntry()
    assert.deepEqual([entry.action, entry.actorId], ['property.updated', helper.id])
    const rules = await client.put(`${url}/stay-rules`).json({ minNights: 3 }).loginAs(helper)
    rules.assertStatus(200)
    const blocked = await client
      .post(`${url}/blocks`)
      .json({ from: day(30), to: day(32) })
      .loginAs(helper)
    blocked.assertStatus(201)
  })

  test('the host’s own stay the host’s: {$i}')
    .with(HOSTS_OWN)
    .run(async ({ client, assert }, { path, body }) => {
      const { helper, property, url } = await managed()
      const response = await client
        .put(url + path)
        .json(body)
        .loginAs(helper)
      response.assertStatus(403)
      const kept = await Property.findOrFail(property.id)
      assert.deepEqual(
        [kept.title, kept.isActive, kept.priceMinor, kept.currency, kept.latitude],
        [
          property.title,
          property.isActive,
          property.priceMinor,
          property.currency,
          property.latitude,
        ]
      )
    })

  test('prices are theirs where the host says so', async ({ client, assert }) => {
    const { helper, property, url } = await managed({ manage: true, prices: true })
    for (const [path, body] of [
      ['', { price: 9000 }],
      ['/prices', { cleaningFee: 500 }],
    ] as const) {
      const response = await client
        .put(url + path)
        .json(body)
        .loginAs(helper)
      response.assertStatus(200)
    }
    const changed = await Property.findOrFail(property.id)
    assert.equal(changed.priceMinor, 900_000)
  })

  test('a listing that is not on offer is found by who manages it alone', async ({ client }) => {
    const { helper, lent, property } = await managed()
    await property.merge({ isActive: false }).save()
    const url = `/api/v1/helping/places/${property.id}`
    const seen = await client.get(url).loginAs(helper)
    seen.assertStatus(200)
    await lent.delete()
    const gone = await client.get(url).loginAs(helper)
    gone.assertStatus(404)
  })

  test('it ends at once, also for what was read before', async ({ client, assert }) => {
    const { helper, host, lent, property, stay, url } = await managed()
    const request = await stay(20, 22).create()
    const seen = await findHelpedStay(helper, request.id)
    const opened = await findListing(property.id)
    await opened.load('images')
    const ended = await client.delete(`${url}/helpers/${lent.id}`).loginAs(host)
    ended.assertStatus(200)
    const edited = await client.put(url).json({ title: 'Too late' }).loginAs(helper)
    edited.assertStatus(403)
    const approved = await client.put(`/api/v1/helping/stays/${request.id}/approve`).loginAs(helper)
    approved.assertStatus(404)
    await assert.rejects(() => approveBooking(seen, helper, undefined))
    const sent = { photos: [], known: null, key: null }
    await assert.rejects(
      () => updateProperty(opened, helper, { title: 'Too late' }, sent),
      'notFound'
    )
    const { status } = await Booking.findOrFail(request.id)
    assert.equal(status, 'pending')
  })
})
