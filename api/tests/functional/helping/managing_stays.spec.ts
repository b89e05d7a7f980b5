import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { MANAGER_STEPS } from '#domain/helping'
import { addDays } from '#domain/stay'
import BookingMail from '#mails/booking_mail'
import AuditEvent from '#models/audit_event'
import Booking from '#models/booking'
import User from '#models/user'
import { engineOf } from '#services/database/dialect'
import { statementsOf } from '#tests/helpers/count_queries'
import { day } from '#tests/helpers/days'
import { addStaysElsewhereOnPostgres, indexesOnPostgres, scansOf } from '#tests/helpers/explain'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { confirmedStay, paymentCalls, paymentOf, refundsOf } from '#tests/helpers/payments'
import { helpAt, managed } from '#tests/helpers/helping'

const list = async (client: ApiClient, person: User, status: string) => {
  const response = await client.get('/api/v1/helping/stays').qs({ status }).loginAs(person)
  response.assertStatus(200)
  return response.body().data as { _id: number; actions: string[]; updatedAt: string }[]
}

const lastEntry = () => AuditEvent.query().orderBy('id', 'desc').firstOrFail()

test.group('Managing the stays of a host’s listing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('a request is approved for the host, who learns by whom', async ({ client, assert }) => {
    const { helper, host, stay } = await managed()
    const request = await stay(20, 22).create()
    const [shown] = await list(client, helper, 'pending')
    assert.deepEqual(shown.actions, ['approve', 'decline'])
    const approve = (hostNotes: string) =>
      client.put(`/api/v1/helping/stays/${request.id}/approve`).json({ hostNotes }).loginAs(helper)
    const long = await approve('x'.repeat(1001))
    long.assertStatus(422)
    const response = await approve('The key is at the gate')
    response.assertStatus(200)
    assert.deepEqual(response.body().data.actions, ['proposeDates'])
    const booking = await Booking.findOrFail(request.id)
    assert.deepEqual([booking.status, booking.approvedBy], ['confirmed', helper.id])
    assert.equal(booking.hostNotes, 'The key is at the gate')
    const entry = await lastEntry()
    assert.deepEqual([entry.action, entry.actorId], ['booking.approved', helper.id])
    const sent = letters().of(BookingMail)
    assert.deepEqual(
      sent.map(({ notice }) => notice),
      ['approvedForGuest', 'approvedForHost']
    )
    assert.equal(sent[1].person.id, host.id)
    assert.include(contentsOf(sent[1]).text, 'Wanjiru')
  })

  test('a request whose party has changed since it was read is not approved for the host', async ({
    client,
    assert,
  }) => {
    const { helper, stay } = await managed()
    const request = await stay(20, 22).create()
    const guest = await User.findOrFail(request.guestId)
    const party = (adults: number) =>
      client.put(`/api/v1/bookings/${request.id}`).json({ guests: { adults } }).loginAs(guest)
    const approve = (known: string) =>
      client
        .put(`/api/v1/helping/stays/${request.id}/approve`)
        .json({ hostNotes: 'For one' })
        .header('If-Match', `"${known}"`)
        .loginAs(helper)
    await party(1)
    const [read] = await list(client, helper, 'pending')
    const changed = await party(2)
    changed.assertStatus(200)

    const stale = await approve(read.updatedAt)
    stale.assertStatus(412)
    const { data } = stale.body()
    assert.equal(data.guests.adults, 2)
    const waiting = await Booking.findOrFail(request.id)
    assert.deepEqual([waiting.status, waiting.hostNotes], ['pending', null])
    const agreed = await approve(data.updatedAt)
    agreed.assertStatus(200)
  })

  test('a request and other dates are told to who can answer them, without amounts or addresses', async ({
    client,
    assert,
  }) => {
    const { helper, host, property, stay } = await managed()
    const [caretaker, silent, asking, shutOut] = await UserFactory.createMany(4)
    await helpAt(property.id, host, caretaker, { arrivals: true })
    for (const person of [silent, asking, shutOut]) {
      await helpAt(property.id, host, person, { manage: true })
    }
    await shutOut.merge({ isActive: false }).save()
    await client
      .put('/api/v1/settings')
      .json({ notifications: { email: false } })
      .loginAs(silent)
    const before = letters().of(BookingMail).length
    const asked = await client
      .post('/api/v1/bookings')
      .json({
        ...{ property: property.id, checkIn: day(50), checkOut: day(52) },
        guests: { adults: 1, children: 0 },
      })
      .loginAs(asking)
    asked.assertStatus(201)
    const told = letters().of(BookingMail).slice(before)
    assert.deepEqual(
      told.map(({ notice, person }) => [notice, person.id]),
      [
        ['requestedForHost', host.id],
        ['requestedForManager', helper.id],
        ['requestedForGuest', asking.id],
      ]
    )
    const { text } = contentsOf(told[1])
    assert.include(text, `you manage for ${host.firstName}`)
    assert.include(text, '/dashboard/helping?status=pending')
    assert.notInclude(text, 'KES')
    assert.notInclude(text, asking.email)

    const booking = await stay(60, 62).apply('confirmed').create()
    const guest = await User.findOrFail(booking.guestId)
    const url = `/api/v1/bookings/${booking.id}/dates`
    const wanted = { checkIn: day(63), checkOut: day(65) }
    const quoted = await client.get(url).qs(wanted).loginAs(guest)
    const proposed = await client
      .post(url)
      .json({ ...wanted, total: quoted.body().data.quote.total })
      .loginAs(guest)
    proposed.assertStatus(201)
    assert.deepEqual(
      letters()
        .of(BookingMail)
        .slice(before + 3)
        .map(({ notice, person }) => [notice, person.id]),
      [
        ['datesProposedForHost', host.id],
        ['datesProposedForManager', helper.id],
        ['datesProposedForManager', asking.id],
      ]
    )
  })

  test('a request is declined with its reason, an agreed stay is not', async ({
    client,
    assert,
  }) => {
    const { helper, stay } = await managed()
    const request = await stay(20, 22).create()
    const agreed = await stay(24, 26).apply('confirmed').create()
    const refused = await client.put(`/api/v1/helping/stays/${agreed.id}/decline`).loginAs(helper)
    refused.assertStatus(409)
    const response = await client
      .put(`/api/v1/helping/stays/${request.id}/decline`)
      .json({ reason: 'The roof is open that week' })
      .loginAs(helper)
    response.assertStatus(200)
    const booking = await Booking.findOrFail(request.id)
    assert.deepEqual([booking.status, booking.cancelledBy], ['cancelled', helper.id])
    const [toGuest, toHost] = letters().of(BookingMail)
    assert.deepEqual([toGuest.notice, toHost.notice], ['cancelledForGuest', 'declinedForHost'])
    for (const letter of [toGuest, toHost]) {
      assert.include(contentsOf(letter).text, 'The roof is open that week')
    }
    assert.include(contentsOf(toHost).text, 'Wanjiru')
    assert.include(contentsOf(toGuest).text, 'has cancelled your stay')
    for (const path of [`bookings/${agreed.id}/cancel`, `bookings/${agreed.id}`]) {
      const hidden = await client.put(`/api/v1/${path}`).json({}).loginAs(helper)
      hidden.assertStatus(404)
    }
  })

  test('other dates are proposed and taken back as the host’s, and a guest’s are answered', async ({
    client,
    assert,
  }) => {
    const { helper, host, stay } = await managed()
    const booking = await stay(40, 42).apply('confirmed').create()
    const guest = await User.findOrFail(booking.guestId)
    const dates = `/api/v1/helping/stays/${booking.id}/dates`
    const wanted = { checkIn: day(43), checkOut: day(45) }
    const quoted = await client.get(dates).qs(wanted).loginAs(helper)
    quoted.assertStatus(200)
    const proposed = await client
      .post(dates)
      .json({ ...wanted, total: quoted.body().data.quote.total })
      .loginAs(helper)
    proposed.assertStatus(201)
    const { actions, dateChange } = proposed.body().data
    assert.deepEqual(actions, ['withdrawDates'])
    assert.equal(dateChange.by, 'host')
    const forHost = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(host)
    assert.include(forHost.body().data.actions, 'withdrawDates')
    const withdrawn = await client
      .put(`${dates}/withdraw`)
      .json({ change: dateChange._id })
      .loginAs(helper)
    withdrawn.assertStatus(200)

    const asked = await client
      .post(`/api/v1/bookings/${booking.id}/dates`)
      .json(wanted)
      .loginAs(guest)
    asked.assertStatus(201)
    const agreed = await client
      .put(`${dates}/agree`)
      .json({ change: asked.body().data.dateChange._id })
      .loginAs(helper)
    agreed.assertStatus(200)
    const moved = await Booking.findOrFail(booking.id)
    assert.deepEqual([moved.checkIn, moved.checkOut], [wanted.checkIn, wanted.checkOut])
    const entry = await lastEntry()
    assert.deepEqual([entry.action, entry.actorId], ['booking.datesChanged', helper.id])
  })

  test('dates on which a paid stay costs less are agreed on by its host alone: money goes back', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const helper = await UserFactory.create()
    await helpAt(stay.booking.propertyId, stay.host, helper, { manage: true, prices: true })
    await paymentCalls(client, stay).pay()
    const { id, checkIn } = stay.booking
    const body = { checkIn, checkOut: addDays(checkIn, 1) }
    const byHelper = await client
      .post(`/api/v1/helping/stays/${id}/dates`)
      .json(body)
      .loginAs(helper)
    byHelper.assertStatus(409)
    const { message } = byHelper.body()
    assert.include(message, 'only the host can agree to that')
    const asked = await client.post(`/api/v1/bookings/${id}/dates`).json(body).loginAs(stay.guest)
    asked.assertStatus(201)
    const answer = { change: asked.body().data.dateChange._id }
    const seen = await client.get('/api/v1/helping/stays').loginAs(helper)
    assert.notInclude(seen.body().data[0].actions, 'agreeDates')
    assert.include(seen.body().data[0].actions, 'declineDates')
    const agreed = await client
      .put(`/api/v1/helping/stays/${id}/dates/agree`)
      .json(answer)
      .loginAs(helper)
    agreed.assertStatus(409)
    assert.equal(agreed.body().message, message)
    const byHost = await client
      .put(`/api/v1/bookings/${id}/dates/agree`)
      .json(answer)
      .loginAs(stay.host)
    byHost.assertStatus(200)
  })

  test('dates proposed for the host before the stay was paid send nothing back, the host’s own do', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const helper = await UserFactory.create()
    await helpAt(stay.booking.propertyId, stay.host, helper, { manage: true })
    const { id, checkIn } = stay.booking
    const shorter = { checkIn, checkOut: addDays(checkIn, 1) }
    const proposed = await client
      .post(`/api/v1/helping/stays/${id}/dates`)
      .json(shorter)
      .loginAs(helper)
    proposed.assertStatus(201)
    await paymentCalls(client, stay).pay()

    const url = `/api/v1/bookings/${id}`
    const agree = (change: number) =>
      client.put(`${url}/dates/agree`).json({ change }).loginAs(stay.guest)
    const change = proposed.body().data.dateChange._id
    const refused = await agree(change)
    refused.assertStatus(409)
    assert.include(refused.body().message, 'only the host can agree to that')
    const seen = await client.get(url).loginAs(stay.guest)
    const { actions } = seen.body().data
    assert.notInclude(actions, 'agreeDates')
    assert.include(actions, 'declineDates')
    const payment = await paymentOf(stay.booking)
    assert.isEmpty(await refundsOf(payment))
    const kept = await Booking.findOrFail(id)
    assert.equal(kept.checkOut, stay.booking.checkOut)

    const withdrawn = await client.put(`${url}/dates/withdraw`).json({ change }).loginAs(stay.host)
    withdrawn.assertStatus(200)
    const own = await client.post(`${url}/dates`).json(shorter).loginAs(stay.host)
    own.assertStatus(201)
    const agreed = await agree(own.body().data.dateChange._id)
    agreed.assertStatus(200)
    assert.lengthOf(await refundsOf(payment), 1)
  })

  test('their stays are read by the places where they help, and not out of all stays', async ({
    client,
    assert,
  }) => {
    const { helper, stay } = await managed({ arrivals: true, manage: true })
    const isPostgres = engineOf(db.connection()) === 'postgres'
    if (isPostgres) await addStaysElsewhereOnPostgres(db, await stay(20, 22).create())
    const statements = await statementsOf(async () => {
      const response = await client.get('/api/v1/helping/stays').loginAs(helper)
      response.assertStatus(200)
    })
    const reads = statements.filter(({ sql }) => /from .bookings/.test(sql))
    assert.isNotEmpty(reads)
    for (const statement of reads) {
      assert.deepEqual(await scansOf(db, statement), [], statement.sql)
      if (!isPostgres) continue
      const indexes = await indexesOnPostgres(db, statement)
      assert.include(indexes, 'bookings_property_id_created_at_id_index', statement.sql)
    }
  })

  test('who looks after arrivals alone answers nothing, and who manages lets nobody in', async ({
    client,
    assert,
  }) => {
    const caretaker = await managed({ arrivals: true })
    const request = await caretaker.stay(20, 22).create()
    const agreed = await caretaker.stay(0, 2).apply('confirmed').create()
    assert.lengthOf(await list(client, caretaker.helper, 'pending'), 0)
    const [met] = await list(client, caretaker.helper, 'confirmed')
    assert.notIncludeMembers(met.actions, [...MANAGER_STEPS])
    const approved = await client
      .put(`/api/v1/helping/stays/${request.id}/approve`)
      .loginAs(caretaker.helper)
    approved.assertStatus(404)
    const proposed = await client
      .post(`/api/v1/helping/stays/${agreed.id}/dates`)
      .json({ checkIn: day(3), checkOut: day(4) })
      .loginAs(caretaker.helper)
    proposed.assertStatus(403)
    const manager = await managed()
    const arriving = await manager.stay(0, 2).apply('confirmed').create()
    const letIn = await client
      .put(`/api/v1/helping/stays/${arriving.id}/checkin`)
      .loginAs(manager.helper)
    letIn.assertStatus(403)
  })
})
