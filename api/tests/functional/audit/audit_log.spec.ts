import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import { bodyOf, type Listed } from '#tests/helpers/answers'
import { queriesOf } from '#tests/helpers/count_queries'

type Row = {
  _id: number
  summary: string
  message: object | null
  actor: { firstName: string } | null
}

const URL = '/api/v1/audit'

async function admin() {
  return UserFactory.apply('admin').merge({ firstName: 'Zawadi', lastName: 'Mwangi' }).create()
}

test.group('The audit log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await AuditEvent.query().delete()
  })

  test('is for admins: others are told so, the anonymous are asked to sign in', async ({
    client,
  }) => {
    const anonymous = await client.get(URL)
    anonymous.assertStatus(401)
    for (const who of [await UserFactory.create(), await UserFactory.apply('host').create()]) {
      const response = await client.get(URL).loginAs(who)
      response.assertStatus(403)
    }
  })

  test('says who changed what, when, and from what to what', async ({ client, assert }) => {
    const actor = await admin()
    await db.transaction((trx) =>
      recordAudit(trx, {
        actor,
        action: 'user.roleChanged',
        subject: { type: 'user', id: actor.id },
        message: { name: 'user.roleChanged', role: 'host', formerRole: 'guest' },
        before: { role: 'guest', isActive: true },
        after: { role: 'host', isActive: true },
        requestId: 'request-1',
      })
    )
    const response = await client.get(URL).loginAs(actor)
    response.assertStatus(200)
    const event = await AuditEvent.firstOrFail()
    assert.deepEqual(response.body(), {
      success: true,
      data: [
        {
          _id: event.id,
          actor: {
            _id: actor.id,
            firstName: 'Zawadi',
            lastName: 'Mwangi',
            avatar: 'no-photo.jpg',
            role: 'admin',
          },
          action: 'user.roleChanged',
          subject: { type: 'user', _id: actor.id },
          message: { name: 'user.roleChanged', params: { role: 'host', formerRole: 'guest' } },
          summary: `Made user ${actor.id} a host, who was a guest`,
          before: { role: 'guest' },
          after: { role: 'host' },
          requestId: 'request-1',
          createdAt: event.createdAt.toUTC().toISO(),
        },
      ],
      pagination: { total: 1, pages: 1, page: 1, limit: 10 },
    })
  })

  test('gives the sentence alone of what was written before there were messages', async ({
    client,
    assert,
  }) => {
    const actor = await admin()
    await AuditEvent.create({
      action: 'user.updated',
      subjectType: 'user',
      subjectId: actor.id,
      summary: 'Changed the profile of user 7',
    })
    const response = await client.get(URL).loginAs(actor)
    const [event] = bodyOf<Listed<Row>>(response).data
    assert.isNull(event.message)
    assert.equal(event.summary, 'Changed the profile of user 7')
  })

  test('keeps nothing of a change that changed nothing, and cuts what is too long', async ({
    assert,
  }) => {
    const entry = { actor: null, subject: { type: 'property', id: 1 } } as const
    await db.transaction(async (trx) => {
      await recordAudit(trx, {
        ...entry,
        action: 'property.updated',
        message: { name: 'property.updated', title: 'Nothing' },
        before: { price: 1 },
        after: { price: 1 },
      })
      await recordAudit(trx, {
        ...entry,
        action: 'property.deleted',
        message: { name: 'property.deleted', title: '🏡'.repeat(300) },
      })
    })
    const events = await AuditEvent.all()
    assert.lengthOf(events, 1)
    assert.equal([...events[0].summary].length, 200)
    assert.isNull(events[0].requestId)
  })

  test('is searched by words, action, thing and person, page by page', async ({
    client,
    assert,
  }) => {
    const zawadi = await admin()
    const host = await UserFactory.apply('host').merge({ firstName: 'Juma' }).create()
    await db.transaction(async (trx) => {
      await recordAudit(trx, {
        actor: host,
        action: 'booking.approved',
        subject: { type: 'booking', id: 7 },
        message: { name: 'booking.approved', title: 'Dhow House 100%' },
      })
      await recordAudit(trx, {
        actor: zawadi,
        action: 'review.hidden',
        subject: { type: 'review', id: 7 },
        message: { name: 'review.hidden', title: 'Boma' },
      })
      await recordAudit(trx, {
        actor: null,
        action: 'booking.expired',
        subject: { type: 'booking', id: 8 },
        message: { name: 'booking.expired', title: 'Boma' },
      })
    })
    const found = async (query: string) => {
      const response = await client.get(`${URL}?${query}`).loginAs(zawadi)
      response.assertStatus(200)
      return bodyOf<Listed<Row>>(response).data.map(({ summary }) => summary.split(' (')[0])
    }
    assert.deepEqual(await found(''), ['Booking 8', 'Review 7', 'Booking 7'])
    assert.deepEqual(await found('search=dhow+JUMA'), ['Booking 7'])
    assert.deepEqual(await found('search=100%25'), ['Booking 7'], 'signs of LIKE are plain text')
    assert.deepEqual(await found('search=hidden'), ['Review 7'])
    assert.deepEqual(await found('action=booking.expired'), ['Booking 8'])
    assert.deepEqual(await found('subject=booking'), ['Booking 8', 'Booking 7'])
    assert.deepEqual(await found('subject=booking&subjectId=7'), ['Booking 7'])
    assert.deepEqual(await found(`actor=${host.id}`), ['Booking 7'])
    assert.deepEqual(await found('page=2&limit=2'), ['Booking 7'])
    assert.deepEqual(await found('page=9'), [])
    for (const bad of ['action=burnt', 'subject=cat', 'subjectId=7', 'page=0', 'limit=101']) {
      const response = await client.get(`${URL}?${bad}`).loginAs(zawadi)
      response.assertStatus(422)
    }
  })

  test('is narrowed to days in Nairobi, both included', async ({ client, assert }) => {
    const actor = await admin()
    const moments = ['2026-03-01T20:59:59', '2026-03-01T21:00:00', '2026-03-02T20:59:59']
    for (const [index, moment] of moments.entries()) {
      await db.transaction((trx) =>
        recordAudit(trx, {
          actor: null,
          action: 'booking.expired',
          subject: { type: 'booking', id: index + 1 },
          message: { name: 'booking.expired', title: 'Boma' },
        })
      )
      const event = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
      await event.merge({ createdAt: DateTime.fromISO(moment, { zone: 'utc' }) }).save()
    }
    const found = async (query: string) => {
      const response = await client.get(`${URL}?${query}`).loginAs(actor)
      response.assertStatus(200)
      return bodyOf<Listed<Row>>(response).data.map(({ summary }) => summary.split(' (')[0])
    }
    assert.deepEqual(await found('from=2026-03-02&to=2026-03-02'), ['Booking 3', 'Booking 2'])
    assert.deepEqual(await found('to=2026-03-01'), ['Booking 1'])
    assert.lengthOf(await found('from=0000-01-01&to=9999-12-31'), 3)
    const bad = await client.get(`${URL}?from=yesterday`).loginAs(actor)
    bad.assertStatus(422)
  })

  test('takes the same number of queries whatever its length', async ({ client, assert }) => {
    const actor = await admin()
    const write = () =>
      db.transaction((trx) =>
        recordAudit(trx, {
          actor,
          action: 'property.updated',
          subject: { type: 'property', id: 1 },
          message: { name: 'property.updated', title: 'Boma' },
        })
      )
    const list = () => client.get(`${URL}?limit=50`).loginAs(actor)
    await write()
    const few = await queriesOf(list)
    for (let index = 0; index < 9; index++) await write()
    assert.lengthOf(await queriesOf(list), few.length)
  })
})
