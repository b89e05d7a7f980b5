import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { blockNights } from '#actions/bookings/block_nights'
import { addDays } from '#domain/stay'
import { NO_STAY_RULES } from '#domain/stay_rules'
import AuditEvent from '#models/audit_event'
import CalendarLink from '#models/calendar_link'
import type Property from '#models/property'
import User from '#models/user'
import { day } from '#tests/helpers/days'

const basic = (ahead: number) => day(ahead).replaceAll('-', '')
const linkOf = ({ id }: Property) => `/api/v1/properties/${id}/calendar-link`

async function hosted() {
  const property = await PropertyFactory.create()
  return { property, host: await User.findOrFail(property.hostId) }
}

async function shared(client: ApiClient) {
  const { property, host } = await hosted()
  const response = await client.post(linkOf(property)).loginAs(host)
  response.assertStatus(201)
  const { url } = response.body().data
  return { property, host, path: new URL(url).pathname }
}

/** `FROM/TO SUMMARY` of each event, in their order. */
function eventsOf(calendar: string) {
  return calendar
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const [, from] = /DTSTART;VALUE=DATE:(\d{8})/.exec(event)!
      const [, to] = /DTEND;VALUE=DATE:(\d{8})/.exec(event)!
      return `${from}/${to} ${/SUMMARY:(.*)/.exec(event)![1].trim()}`
    })
}

test.group('The calendar for other sites', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('tells stays and blocks as whole days, and of nobody', async ({ client, assert }) => {
    const { property, host, path } = await shared(client)
    const stay = { propertyId: property.id, specialRequests: 'A cot for Neema' }
    const guest = await UserFactory.merge({ firstName: 'Wanjiru', email: 'w@example.com' }).create()
    const make = (from: number, to: number) =>
      BookingFactory.merge({ ...stay, guestId: guest.id, checkIn: day(from), checkOut: day(to) })
    await make(10, 12).create()
    await make(3, 5).apply('confirmed').create()
    await make(-2, 1).apply('checkedIn').create()
    await make(-9, -7).apply('checkedOut').create()
    await make(20, 22).apply('cancelled').create()
    await blockNights(property.id, host, { from: day(5), to: day(7), reason: 'Painting' })
    await blockNights(property.id, host, { from: day(7), to: day(8), reason: 'Family' })

    const response = await client.get(path)
    response.assertStatus(200)
    assert.match(response.header('content-type')!, /^text\/calendar/)
    assert.sameMembers(eventsOf(response.text()), [
      `${basic(-2)}/${basic(1)} Reserved`,
      `${basic(3)}/${basic(5)} Reserved`,
      `${basic(10)}/${basic(12)} Reserved`,
      `${basic(5)}/${basic(8)} Not available`,
    ])
    assert.notMatch(response.text(), /Wanjiru|example\.com|cot|Painting|Family/)
    const uids = [...response.text().matchAll(/UID:(.*)/g)].map(([, uid]) => uid)
    assert.lengthOf(new Set(uids), 4)
    const link = await CalendarLink.findByOrFail({ propertyId: property.id })
    assert.isNotNull(link.readAt)
  })

  test('tells the nights kept free beside stays, where nobody has them, and not beside blocks', async ({
    client,
    assert,
  }) => {
    const { property, host, path } = await shared(client)
    await property.merge({ stayRules: { ...NO_STAY_RULES, preparationNights: 2 } }).save()
    const make = (from: number, to: number) =>
      BookingFactory.merge({ propertyId: property.id, checkIn: day(from), checkOut: day(to) })
    await make(-2, 0).apply('checkedOut').create()
    await make(10, 12).create()
    await make(15, 17).create()
    await blockNights(property.id, host, { from: day(18), to: day(20), reason: null })
    const response = await client.get(path)
    assert.sameMembers(eventsOf(response.text()), [
      `${basic(0)}/${basic(2)} Not available`,
      `${basic(8)}/${basic(10)} Not available`,
      `${basic(10)}/${basic(12)} Reserved`,
      `${basic(12)}/${basic(15)} Not available`,
      `${basic(15)}/${basic(17)} Reserved`,
      `${basic(17)}/${basic(18)} Not available`,
      `${basic(18)}/${basic(20)} Not available`,
    ])
    const uids = [...response.text().matchAll(/UID:(.*)/g)].map(([, uid]) => uid)
    assert.lengthOf(new Set(uids), 7)
  })

  test('keeps the UID of an event, and answers 304 until something changes', async ({
    client,
    assert,
  }) => {
    const { property, path } = await shared(client)
    const booking = await BookingFactory.merge({ propertyId: property.id }).create()
    const first = await client.get(path)
    const again = await client.get(path).header('If-None-Match', first.header('etag')!)
    again.assertStatus(304)

    await booking.merge({ checkOut: addDays(booking.checkOut, 1) }).save()
    const other = await client.get(path).header('If-None-Match', first.header('etag')!)
    other.assertStatus(200)
    const uidOf = (text: string) => /UID:(.*)/.exec(text)![1]
    assert.equal(uidOf(first.text()), uidOf(other.text()))
  })

  test('is an empty calendar while everything is free', async ({ client, assert }) => {
    const { path } = await shared(client)
    const response = await client.get(path)
    assert.match(response.text(), /^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r?\n?$/)
    assert.deepEqual(eventsOf(response.text()), [])
  })

  test('opens by its present secret alone', async ({ client, assert }) => {
    const { property, host, path } = await shared(client)
    const stranger = await client.get(`/api/v1/calendars/${'a'.repeat(43)}.ics`)
    stranger.assertStatus(404)
    const short = await client.get('/api/v1/calendars/abc.ics')
    short.assertStatus(404)

    const renewed = await client.post(linkOf(property)).loginAs(host)
    const former = await client.get(path)
    former.assertStatus(404)
    const now = new URL(renewed.body().data.url).pathname
    const open = await client.get(now)
    open.assertStatus(200)

    const ended = await client.delete(linkOf(property)).loginAs(host)
    ended.assertStatus(200)
    const closed = await client.get(now)
    closed.assertStatus(404)
    const none = await client.get(linkOf(property)).loginAs(host)
    none.assertBody({ success: true, data: null })
    const trail = await AuditEvent.query().where('subject_id', property.id).orderBy('id')
    assert.deepEqual(
      trail.map(({ action }) => action),
      ['property.calendarShared', 'property.calendarShared', 'property.calendarUnshared']
    )
    assert.notInclude(JSON.stringify(trail), path.slice(-47, -4))
  })

  test('closes when the place gets another host, or goes', async ({ client }) => {
    const admin = await UserFactory.apply('admin').create()
    const { property, path } = await shared(client)
    const other = await UserFactory.apply('host').create()
    const handed = await client
      .put(`/api/v1/properties/${property.id}/host`)
      .loginAs(admin)
      .json({ host: other.id })
    handed.assertStatus(200)
    const former = await client.get(path)
    former.assertStatus(404)

    const own = await client.post(linkOf(property)).loginAs(other)
    const gone = await client.delete(`/api/v1/properties/${property.id}`).loginAs(other)
    gone.assertStatus(200)
    const dead = await client.get(new URL(own.body().data.url).pathname)
    dead.assertStatus(404)
  })
})
