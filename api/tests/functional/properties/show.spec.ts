import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Status } from '#domain/booking_lifecycle'
import { quoteColumns, quoteStay } from '#domain/quote'
import { ratesOn } from '#domain/rates'
import { addDays, todayInNairobi } from '#domain/stay'
import Booking from '#models/booking'
import HouseRule from '#models/house_rule'
import type Property from '#models/property'
import PropertyAmenity from '#models/property_amenity'
import PropertyImage from '#models/property_image'
import type User from '#models/user'
import UserSettings from '#models/user_settings'
import { offerNoGateway } from '#tests/helpers/payments'
import { startWithEmptySearch } from '#tests/helpers/search'

const STREET = 'Argwings Kodhek Road 12'
const PHONE = '+254712345678'

function book(
  property: Property,
  guest: User,
  status: Status,
  changes: Partial<Booking> = { approvedBy: property.hostId }
) {
  const stay = { checkIn: '2030-01-01', checkOut: '2030-01-03' }
  const { priceMinor, currency } = property
  const quote = quoteStay({ ...stay, priceMinor, currency, rates: ratesOn('2026-01-01') })
  return Booking.create({
    ...stay,
    propertyId: property.id,
    hostId: property.hostId,
    guestId: guest.id,
    status,
    paymentStatus: 'unpaid',
    adults: 1,
    children: 0,
    ...quoteColumns(quote),
    ...changes,
  })
}

test.group('A property', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shown with everything its page needs', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const image = { propertyId: property.id, width: 10, height: 10, color: '#000000' }
    await PropertyImage.create({ ...image, key: 'second.webp', isPrimary: false, position: 2 })
    await PropertyImage.create({ ...image, key: 'first.webp', isPrimary: false, position: 1 })
    await PropertyAmenity.create({ propertyId: property.id, slug: 'sauna' })
    await HouseRule.create({ propertyId: property.id, position: 2, text: 'No parties' })
    await HouseRule.create({ propertyId: property.id, position: 1, text: 'No smoking' })

    const response = await client.get(`/api/v1/properties/${property.id}`)
    response.assertStatus(200)
    const { data } = response.body()
    assert.containsSubset(data, {
      _id: property.id,
      propertyType: 'apartment',
      price: 6500,
      currency: 'KES',
      bathrooms: 1.5,
      amenities: ['wifi', 'parking', 'kitchen', 'sauna'],
      houseRules: ['No smoking', 'No parties'],
      address: {
        street: null,
        area: 'Kilimani',
        city: 'Nairobi',
        county: 'Nairobi',
        country: 'Kenya',
        postalCode: null,
      },
      averageRating: 0,
      isActive: true,
      isVerified: false,
      host: { _id: property.hostId, avatar: 'no-photo.jpg', phone: null },
    })
    const [primary, ...others] = data.images
    assert.isTrue(primary.isPrimary)
    assert.deepEqual(
      others.map(({ url }: { url: string }) => url),
      ['/uploads/first.webp', '/uploads/second.webp']
    )
    assert.match(data.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.match(data.host.createdAt, /Z$/)
  })

  test('/{$self} is not found')
    .with(['999999999', '0', '-1', 'abc', '1.5', '1e3', '99999999999999999999', '%00'])
    .run(async ({ client }, id) => {
      const response = await client.get(`/api/v1/properties/${id}`)
      response.assertStatus(404)
      response.assertBodyContains({ success: false })
    })

  test('is gone for everybody once it is deleted', async ({ client }) => {
    const property = await PropertyFactory.apply('deleted').create()
    const admin = await UserFactory.apply('admin').create()
    const response = await client.get(`/api/v1/properties/${property.id}`).loginAs(admin)
    response.assertStatus(404)
  })

  test('while it is inactive only its host and admins see it', async ({ client }) => {
    const property = await PropertyFactory.apply('inactive').create()
    await property.load('host')
    const path = `/api/v1/properties/${property.id}`
    const anonymous = await client.get(path)
    anonymous.assertStatus(404)
    const expected = [
      { user: await UserFactory.create(), status: 404 },
      { user: await UserFactory.apply('host').create(), status: 404 },
      { user: property.host, status: 200 },
      { user: await UserFactory.apply('admin').create(), status: 200 },
    ]
    for (const { user, status } of expected) {
      const response = await client.get(path).loginAs(user)
      response.assertStatus(status)
    }
  })

  test('a deactivated account sees nothing any more', async ({ client }) => {
    const property = await PropertyFactory.create()
    const user = await UserFactory.apply('inactive').create()
    const response = await client.get(`/api/v1/properties/${property.id}`).loginAs(user)
    response.assertStatus(401)
  })
})

test.group('What the page of a property discloses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('street and phone go to the host and to admins', async ({ client }) => {
    const property = await PropertyFactory.create()
    await property.load('host')
    for (const user of [property.host, await UserFactory.apply('admin').create()]) {
      const response = await client.get(`/api/v1/properties/${property.id}`).loginAs(user)
      response.assertBodyContains({
        data: { address: { street: STREET, postalCode: '00100' }, host: { phone: PHONE } },
      })
    }
  })

  test('to the guest of a {status} stay: {knows}')
    .with([
      { status: 'pending', knows: false },
      { status: 'confirmed', knows: true },
      { status: 'checked-in', knows: true },
      { status: 'checked-out', knows: true },
      { status: 'cancelled', knows: false },
    ] as const)
    .run(async ({ client }, { status, knows }) => {
      const property = await PropertyFactory.create()
      const guest = await UserFactory.create()
      await book(property, guest, status)
      const response = await client.get(`/api/v1/properties/${property.id}`).loginAs(guest)
      response.assertBodyContains({
        data: {
          address: { street: knows ? STREET : null, postalCode: knows ? '00100' : null },
          host: { phone: knows ? PHONE : null },
        },
      })
    })

  test('to the guest of a stay that nobody answered: {paymentStatus} {knows}')
    .with([
      { paymentStatus: 'unpaid', knows: false },
      { paymentStatus: 'pending', knows: false },
      { paymentStatus: 'paid', knows: true },
    ] as const)
    .run(async ({ client }, { paymentStatus, knows }) => {
      const property = await PropertyFactory.create()
      const guest = await UserFactory.create()
      await book(property, guest, 'confirmed', { approvedBy: null, paymentStatus })
      const response = await client.get(`/api/v1/properties/${property.id}`).loginAs(guest)
      response.assertBodyContains({
        data: {
          address: { street: knows ? STREET : null },
          host: { phone: knows ? PHONE : null },
        },
      })
    })

  test('nobody’s answer is needed where nothing is paid online', async ({ client, cleanup }) => {
    cleanup(offerNoGateway())
    const property = await PropertyFactory.create()
    const guest = await UserFactory.create()
    await book(property, guest, 'confirmed', { approvedBy: null })
    const response = await client.get(`/api/v1/properties/${property.id}`).loginAs(guest)
    response.assertBodyContains({ data: { address: { street: STREET }, host: { phone: PHONE } } })
  })

  test('a stay at another place of the host tells the phone, not this street', async ({
    client,
  }) => {
    const property = await PropertyFactory.create()
    const other = await PropertyFactory.merge({ hostId: property.hostId }).create()
    const guest = await UserFactory.create()
    await book(other, guest, 'confirmed')
    const response = await client.get(`/api/v1/properties/${property.id}`).loginAs(guest)
    response.assertBodyContains({ data: { address: { street: null }, host: { phone: PHONE } } })
  })

  test('a phone which the host shows is shown to whoever is signed in', async ({ client }) => {
    const property = await PropertyFactory.create()
    await UserSettings.create({ userId: property.hostId, showPhone: true })
    const guest = await UserFactory.create()
    const signedIn = await client.get(`/api/v1/properties/${property.id}`).loginAs(guest)
    signedIn.assertBodyContains({ data: { address: { street: null }, host: { phone: PHONE } } })
    const anonymous = await client.get(`/api/v1/properties/${property.id}`)
    anonymous.assertBodyContains({ data: { host: { phone: null } } })
  })

  test('an e-mail which the host shows stands on their profile alone; guests with a stay have it here', async ({
    client,
  }) => {
    const property = await PropertyFactory.create()
    await property.load('host')
    await UserSettings.create({ userId: property.hostId, showEmail: true })
    const guest = await UserFactory.create()
    const path = `/api/v1/properties/${property.id}`
    const signedIn = await client.get(path).loginAs(guest)
    signedIn.assertBodyContains({ data: { host: { email: null, phone: null } } })
    await book(property, guest, 'confirmed')
    const linked = await client.get(path).loginAs(guest)
    linked.assertBodyContains({ data: { host: { email: property.host.email } } })
  })
})

test.group('What the public never sees', (group) => {
  startWithEmptySearch(group)

  test('no e-mail, phone, street or postal code is anywhere in a public answer', async ({
    client,
    assert,
  }) => {
    const property = await PropertyFactory.create()
    await property.load('host')
    const guest = await UserFactory.create()
    const path = `/api/v1/properties/${property.id}`
    const today = todayInNairobi()
    const stay = { checkIn: addDays(today, 1), checkOut: addDays(today, 2) }
    const answers = [
      await client.get('/api/v1/properties'),
      await client.get('/api/v1/properties').loginAs(guest),
      await client.get(path),
      await client.get(path).loginAs(guest),
      await client.get(`${path}/quote`).qs(stay),
      await client.get(`${path}/bookings/availability`).qs(stay),
      await client.get(`/api/v1/bookings/properties/${property.id}/availability`),
    ]
    const secrets = [
      property.host.email,
      PHONE,
      STREET,
      property.postalCode!,
      property.host.password,
    ]
    for (const answer of answers) {
      assert.equal(answer.status(), 200, answer.text())
      walk(answer.body(), (key, value) => {
        assert.isFalse(
          secrets.some((secret) => secret === value),
          key
        )
        assert.notMatch(key, /password|token|hash|mask|minor|seq|deleted|[a-z]Id$/)
        if (/e-?mail|phone|street|postalCode/.test(key)) assert.isNull(value, key)
      })
    }
  })
})

function walk(value: unknown, visit: (key: string, value: unknown) => void) {
  if (!value || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    visit(key, child)
    walk(child, visit)
  }
}
