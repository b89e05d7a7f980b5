import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import ContactMessage from '#models/contact_message'
import NewsletterSubscriber from '#models/newsletter_subscriber'
import ReviewReport from '#models/review_report'
import type User from '#models/user'
import { bodyOf, type Listed } from '#tests/helpers/answers'

type Row = { _id: number }

const daysAgo = (days: number) => DateTime.utc().minus({ days })
const admin = () => UserFactory.apply('admin').create()

/** Which of the things stand where in a list, by their place in `things`. */
function placesOf(response: { text(): string }, things: { id: number }[]) {
  const ids = things.map(({ id }) => id)
  const rows = bodyOf<Listed<Row>>(response).data
  return rows.map(({ _id }) => ids.indexOf(_id)).filter((place) => place >= 0)
}

test.group('Sorted lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function people() {
    const person = (
      firstName: string,
      lastName: string,
      role: User['role'],
      login: number | null
    ) =>
      UserFactory.merge({
        firstName,
        lastName,
        role,
        email: `${lastName.toLowerCase()}@sorted.example`,
        lastLoginAt: login === null ? null : daysAgo(login),
      }).create()
    return [
      await person('Baraka', 'Zuri', 'guest', 1),
      await person('Amani', 'Mwangi', 'host', null),
      await person('Baraka', 'Atieno', 'admin', 3),
      await person('baraka', 'odhiambo', 'guest', 5),
      await person('Élise', 'Otieno', 'host', 4),
    ]
  }

  async function messages() {
    const message = (fullName: string, isRead: boolean) =>
      ContactMessage.create({
        fullName,
        isRead,
        email: 'someone@sorted.example',
        phone: '+254712345678',
        subject: 'Opening hours',
        message: 'When is somebody there?',
      })
    return [
      await message('Otieno', true),
      await message('Achieng', false),
      await message('Zawadi', false),
      await message('mwangi', false),
      await message('Édith', false),
    ]
  }

  async function subscribers() {
    const subscriber = (email: string, days: number) =>
      NewsletterSubscriber.create({
        email,
        unsubscribeHash: email,
        createdAt: daysAgo(days),
      })
    return [
      await subscriber('m@sorted.example', 1),
      await subscriber('a@sorted.example', 3),
      await subscriber('z@sorted.example', 2),
      await subscriber('a-b@sorted.example', 4),
      await subscriber('a_b@sorted.example', 5),
    ]
  }

  async function events() {
    const entry = () =>
      AuditEvent.create({
        action: 'user.updated',
        subjectType: 'user',
        subjectId: 1,
        summary: 'Sorted',
      })
    return [await entry(), await entry(), await entry()]
  }

  async function reviews() {
    const review = (rating: number, days: number) =>
      ReviewFactory.merge({ rating, createdAt: daysAgo(days) }).create()
    return [await review(3, 2), await review(5, 3), await review(3, 1)]
  }

  async function flagged() {
    const made = await reviews()
    const reader = await UserFactory.create()
    for (const [place, { id }] of made.entries()) {
      const createdAt = daysAgo(10 - place)
      await ReviewReport.create({ reviewId: id, userId: reader.id, reason: 'Rude', createdAt })
    }
    return made
  }

  async function places() {
    const place = (title: string, price: number, ratingHundredths: number) =>
      PropertyFactory.merge({
        title: `Sorted ${title}`,
        priceMinor: price * 100,
        ratingHundredths,
      }).create()
    return [
      await place('Mango', 3000, 400),
      await place('Acacia', 5000, 500),
      await place('Zebra', 3000, 0),
    ]
  }

  test('of {path} stand in the order asked for, and turned around')
    .with([
      {
        path: '/users?search=sorted.example',
        make: people,
        orders: {
          firstName: [1, 2, 3, 0, 4],
          lastName: [2, 1, 3, 4, 0],
          role: [2, 0, 3, 1, 4],
          lastLogin: [1, 3, 4, 2, 0],
          email: [2, 1, 3, 4, 0],
          createdAt: [4, 3, 2, 1, 0],
        },
        usual: [4, 3, 2, 1, 0],
      },
      {
        path: '/contacts?search=sorted.example',
        make: messages,
        orders: { fullName: [1, 3, 0, 2, 4], createdAt: [4, 3, 2, 1, 0] },
        usual: [4, 3, 2, 1, 0],
      },
      {
        path: '/newsletter/subscribers?search=sorted.example',
        make: subscribers,
        orders: { email: [3, 1, 4, 0, 2], createdAt: [0, 2, 1, 3, 4] },
        usual: [0, 2, 1, 3, 4],
      },
      {
        path: '/audit?search=Sorted',
        make: events,
        orders: { createdAt: [2, 1, 0] },
        usual: [2, 1, 0],
      },
      {
        path: '/reviews/my-reviews?limit=100',
        make: reviews,
        orders: { rating: [0, 2, 1], createdAt: [2, 0, 1] },
        usual: [2, 0, 1],
      },
      {
        path: '/reviews/flagged?limit=100',
        make: flagged,
        orders: { rating: [0, 2, 1], createdAt: [2, 0, 1] },
        usual: [0, 1, 2],
      },
      {
        path: '/properties?scope=all&search=Sorted',
        make: places,
        orders: {
          title: [1, 0, 2],
          price: [0, 2, 1],
          averageRating: [2, 0, 1],
          createdAt: [2, 1, 0],
        },
        usual: [2, 1, 0],
      },
    ])
    .run(async ({ client, assert }, { path, make, orders, usual }) => {
      const viewer = await admin()
      const things: { id: number }[] = await make()
      const list = async (sort = '') => {
        const response = await client.get(`/api/v1${path}${sort}`).loginAs(viewer)
        response.assertStatus(200)
        return placesOf(response, things)
      }
      assert.deepEqual(await list(), usual)
      for (const [name, order] of Object.entries(orders)) {
        assert.deepEqual(await list(`&sort=${name}`), order, name)
        assert.deepEqual(await list(`&sort=-${name}`), [...order].reverse(), `-${name}`)
      }
      const refused = await client.get(`/api/v1${path}&sort=password`).loginAs(viewer)
      refused.assertStatus(422)
    })

  test('people who are looked up stand by their names', async ({ client, assert }) => {
    const viewer = await admin()
    const made = await people()
    const found = await client.get('/api/v1/users/search?q=sorted.example').loginAs(viewer)
    assert.deepEqual(placesOf(found, made), [1, 2, 3, 0, 4])
  })

  test('unread messages come first only where no order is asked for', async ({
    client,
    assert,
  }) => {
    const viewer = await admin()
    const made = await messages()
    await made[2].merge({ isRead: true }).save()
    const list = async (sort: string) =>
      placesOf(
        await client.get(`/api/v1/contacts?search=sorted.example${sort}`).loginAs(viewer),
        made
      )
    assert.deepEqual(await list(''), [4, 3, 1, 2, 0])
    assert.deepEqual(await list('&sort=createdAt'), [4, 3, 2, 1, 0])
  })

  test('a host sorts own places by title; in the public list nobody does', async ({
    client,
    assert,
  }) => {
    const host = await UserFactory.apply('host').create()
    const place = (title: string) => PropertyFactory.merge({ hostId: host.id, title }).create()
    const made = [await place('Mango'), await place('Acacia')]
    const mine = (sort: string) =>
      client.get(`/api/v1/properties/my-properties?sort=${sort}`).loginAs(host)
    assert.deepEqual(placesOf(await mine('title'), made), [1, 0])
    assert.deepEqual(placesOf(await mine('-title'), made), [0, 1])

    const others = ['zebra', 'Ébène', 'A-frame', 'apple', 'Zanzibar']
    for (const title of others) made.push(await place(title))
    const sorted = [4, 1, 5, 0, 6, 2, 3]
    assert.deepEqual(placesOf(await mine('title'), made), sorted, 'alike on both engines')
    const calendar = await client.get('/api/v1/bookings/calendar').loginAs(host)
    assert.deepEqual(placesOf(calendar, made), sorted)

    const refused = await client.get('/api/v1/properties?sort=title')
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'sort', rule: 'enum' }] })
  })
})
