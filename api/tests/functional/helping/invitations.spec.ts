import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import { MAX_HELPERS } from '#domain/helping'
import HelperMail from '#mails/helper_mail'
import AuditEvent from '#models/audit_event'
import PropertyHelper from '#models/property_helper'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { helpAt, inviteTo } from '#tests/helpers/helping'

async function hosted() {
  const property = await PropertyFactory.create()
  const host = await User.findOrFail(property.hostId)
  return { property, host, url: `/api/v1/properties/${property.id}/helpers` }
}

async function helpingOf(client: ApiClient, person: User) {
  const response = await client.get('/api/v1/helping').loginAs(person)
  response.assertStatus(200)
  const { places, invitations } = response.body().data
  return { places: places as { _id: number }[], invitations: invitations as { _id: number }[] }
}

const accept = (client: ApiClient, id: number, person: User) =>
  client.put(`/api/v1/helping/${id}/accept`).loginAs(person)

test.group('Inviting people to help', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)

  test('sends a letter to any address, and tells the host nothing of who has an account', async ({
    client,
    assert,
  }) => {
    const { host, property, url } = await hosted()
    const known = await UserFactory.merge({ firstName: 'Wanjiru' }).create()
    for (const email of [known.email, 'nobody@example.com']) {
      const response = await client
        .post(url)
        .json({ email: ` ${email.toUpperCase()} `, arrivals: true })
        .loginAs(host)
      response.assertStatus(201)
      assert.containsSubset(response.body().data, {
        email,
        person: null,
        state: 'invited',
        arrivals: true,
        calendar: false,
      })
    }
    const sent = letters()
      .of(HelperMail)
      .map((letter) => contentsOf(letter))
    assert.lengthOf(sent, 2)
    assert.include(sent[1].text, property.title)
    assert.include(sent[1].text, '/dashboard/helping')
    assert.notInclude(sent[1].text, host.email)
    const entry = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(entry.action, 'property.helperInvited')
    assert.notInclude(JSON.stringify(entry.$attributes), 'example.com')
  })

  test('is refused at the field: {title}')
    .with([
      {
        title: 'prices alone',
        body: { email: 'a@example.com', arrivals: true, prices: true },
        field: 'prices',
      },
      { title: 'no ability', body: { email: 'a@example.com' }, field: 'abilities' },
      { title: 'no address', body: { email: 'a@', arrivals: true }, field: 'email' },
      { title: 'the own address', body: { arrivals: true }, field: 'email' },
    ])
    .run(async ({ client }, { body, field }) => {
      const { host, url } = await hosted()
      const response = await client
        .post(url)
        .json({ email: host.email, ...body })
        .loginAs(host)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    })

  test('asks the same address again, but not who helps already, nor one too many', async ({
    client,
    assert,
  }) => {
    const { host, property, url } = await hosted()
    const email = 'caretaker@example.com'
    const old = await inviteTo(property.id, host, email, DateTime.utc().minus({ days: 1 }))
    const again = await client.post(url).json({ email, calendar: true }).loginAs(host)
    again.assertStatus(201)
    assert.containsSubset(again.body().data, { _id: old.id, state: 'invited', arrivals: false })

    const helper = await UserFactory.create()
    await helpAt(property.id, host, helper)
    const twice = await client.post(url).json({ email: helper.email, calendar: true }).loginAs(host)
    twice.assertStatus(422)

    for (let more = 2; more < MAX_HELPERS; more++) {
      await inviteTo(property.id, host, `more-${more}@example.com`)
    }
    const full = await client
      .post(url)
      .json({ email: 'last@example.com', calendar: true })
      .loginAs(host)
    full.assertStatus(409)
  })

  test('is accepted by whoever signs in with the address, and by nobody else', async ({
    client,
    assert,
  }) => {
    const { host, property, url } = await hosted()
    const invited = await UserFactory.create()
    const stranger = await UserFactory.create()
    const { id } = await inviteTo(property.id, host, invited.email)
    for (const other of [stranger, host]) {
      const seen = await helpingOf(client, other)
      assert.deepEqual(seen, { places: [], invitations: [] })
      const refused = await accept(client, id, other)
      refused.assertStatus(404)
      const declined = await client.delete(`/api/v1/helping/${id}`).loginAs(other)
      declined.assertStatus(404)
    }
    const asked = await helpingOf(client, invited)
    assert.deepEqual(
      asked.invitations.map(({ _id }) => _id),
      [id]
    )

    const accepted = await accept(client, id, invited)
    accepted.assertStatus(200)
    const helping = await helpingOf(client, invited)
    assert.deepEqual([helping.places.length, helping.invitations.length], [1, 0])
    const listed = await client.get(url).loginAs(host)
    assert.containsSubset(listed.body().data[0], {
      state: 'active',
      person: { firstName: invited.firstName, lastName: invited.lastName },
    })
    const letter = letters().of(HelperMail).at(-1)!
    assert.equal(letter.occasion, 'accepted')
    assert.equal(letter.person.email, host.email)
    const again = await accept(client, id, invited)
    again.assertStatus(409)
  })

  test('gives nothing to an address that nobody has proved', async ({ client, assert }) => {
    const { host, property } = await hosted()
    const unproved = await UserFactory.apply('unverified').create()
    const { id } = await inviteTo(property.id, host, unproved.email)
    const response = await accept(client, id, unproved)
    assert.include([401, 403, 404], response.status())
    const helper = await PropertyHelper.findOrFail(id)
    assert.isNull(helper.userId)
  })

  test('runs out after its days, and can be taken back or declined', async ({ client, assert }) => {
    const { host, property, url } = await hosted()
    const invited = await UserFactory.create()
    const late = await inviteTo(
      property.id,
      host,
      invited.email,
      DateTime.utc().minus({ hours: 1 })
    )
    const tooLate = await accept(client, late.id, invited)
    tooLate.assertStatus(409)
    const seen = await helpingOf(client, invited)
    assert.lengthOf(seen.invitations, 0)
    const taken = await client.delete(`${url}/${late.id}`).loginAs(host)
    taken.assertStatus(200)

    const { id } = await inviteTo(property.id, host, invited.email)
    const declined = await client.delete(`/api/v1/helping/${id}`).loginAs(invited)
    declined.assertStatus(200)
    const gone = await accept(client, id, invited)
    gone.assertStatus(404)
    assert.equal(letters().count, 0)
  })

  test('each side ends it, and the other one is told', async ({ client, assert }) => {
    const { host, property, url } = await hosted()
    const helper = await UserFactory.create()
    const first = await helpAt(property.id, host, helper)
    const left = await client.delete(`/api/v1/helping/${first.id}`).loginAs(helper)
    left.assertStatus(200)
    const second = await helpAt(property.id, host, helper)
    const ended = await client.delete(`${url}/${second.id}`).loginAs(host)
    ended.assertStatus(200)
    assert.deepEqual(
      letters()
        .of(HelperMail)
        .map(({ occasion, person }) => [occasion, person.email]),
      [
        ['left', host.email],
        ['ended', helper.email],
      ]
    )
    assert.lengthOf(await PropertyHelper.query().where({ propertyId: property.id }), 0)
  })

  test('of another place they are not there', async ({ client }) => {
    const { host, url } = await hosted()
    const other = await hosted()
    const helper = await inviteTo(other.property.id, other.host, 'a@example.com')
    const changed = await client.put(`${url}/${helper.id}`).json({ calendar: true }).loginAs(host)
    changed.assertStatus(404)
    const ended = await client.delete(`${url}/${helper.id}`).loginAs(host)
    ended.assertStatus(404)
  })

  test('what somebody may do is changed, but never to nothing', async ({ client, assert }) => {
    const { host, property, url } = await hosted()
    const helper = await helpAt(property.id, host, await UserFactory.create(), {
      calendar: false,
      arrivals: true,
    })
    const more = await client.put(`${url}/${helper.id}`).json({ calendar: true }).loginAs(host)
    more.assertStatus(200)
    assert.containsSubset(more.body().data, { calendar: true, arrivals: true })
    const nothing = await client
      .put(`${url}/${helper.id}`)
      .json({ calendar: false, arrivals: false })
      .loginAs(host)
    nothing.assertStatus(422)
    await helper.refresh()
    assert.deepEqual([helper.calendar, helper.arrivals], [true, true])
  })

  test('letters speak every language', async ({ client, assert }) => {
    const { host, property, url } = await hosted()
    for (const language of ['en', 'sw', 'fr']) {
      const reader = await UserFactory.create()
      await UserSettings.create({ userId: reader.id, language })
      const response = await client
        .post(url)
        .json({ email: reader.email, arrivals: true })
        .loginAs(host)
      response.assertStatus(201)
    }
    const subjects = letters()
      .of(HelperMail)
      .map((letter) => contentsOf(letter).subject)
    assert.deepEqual(subjects, [
      `${host.firstName} asks you to help at ${property.title}`,
      `${host.firstName} anakuomba usaidie ${property.title}`,
      `${host.firstName} vous demande d’aider à ${property.title}`,
    ])
  })
})
