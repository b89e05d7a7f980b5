import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import ContactMessage from '#models/contact_message'
import { bodyOf, type Listed } from '#tests/helpers/answers'
import { queriesOf } from '#tests/helpers/count_queries'

const URL = '/api/v1/contacts'
const ids = (response: ApiResponse) =>
  bodyOf<Listed<{ _id: number }>>(response).data.map(({ _id }) => _id)

function receive(changes: Partial<ContactMessage> = {}) {
  return ContactMessage.create({
    fullName: 'Otieno Odhiambo',
    email: 'otieno@example.com',
    phone: '+254712345678',
    subject: 'Opening hours',
    message: 'When is somebody there?',
    isRead: false,
    ...changes,
  })
}

test.group('Messages to support', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await ContactMessage.query().delete()
  })

  test('is for admins', async ({ client }) => {
    const { id } = await receive()
    const calls = () => [
      client.get(URL),
      client.get(`${URL}/stats`),
      client.get(`${URL}/${id}`),
      client.put(`${URL}/${id}`).json({ isRead: true }),
      client.put(`${URL}/bulk`).json({ ids: [id], isRead: true }),
      client.delete(`${URL}/${id}`),
    ]
    for (const call of calls()) {
      const response = await call
      response.assertStatus(401)
    }
    for (const who of [await UserFactory.create(), await UserFactory.apply('host').create()]) {
      for (const call of calls()) {
        const response = await call.loginAs(who)
        response.assertStatus(403)
      }
    }
  })

  test('lists unread messages first, the newest before the others, searched, filtered and counted', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const first = await receive({ isRead: true, subject: 'Refund of 50%_off' })
    const second = await receive({ fullName: 'Nekesa Wafula' })
    const list = (query = '') => client.get(`${URL}?${query}`).loginAs(admin)

    assert.deepEqual(ids(await list()), [second.id, first.id])
    await first.merge({ isRead: false }).save()
    await second.merge({ isRead: true }).save()
    assert.deepEqual(ids(await list()), [first.id, second.id])
    await first.merge({ isRead: true }).save()
    await second.merge({ isRead: false }).save()
    assert.deepEqual(ids(await list('isRead=false')), [second.id])
    assert.deepEqual(ids(await list('isRead=true')), [first.id])
    assert.deepEqual(ids(await list('search=NEKESA')), [second.id])
    assert.deepEqual(ids(await list('search=50%25_off')), [first.id])
    assert.isEmpty(ids(await list('search=5%25')))
    const page = await list('page=2&limit=1')
    assert.deepEqual(page.body().pagination, { total: 2, pages: 2, page: 2, limit: 1 })
    for (const bad of ['isRead=perhaps', 'page=0', 'limit=101']) {
      const response = await list(bad)
      response.assertStatus(422)
    }
    const stats = await client.get(`${URL}/stats`).loginAs(admin)
    assert.deepEqual(stats.body(), { success: true, data: { total: 2, unread: 1 } })
  })

  test('opens, marks and removes one', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const { id } = await receive()
    const message = await ContactMessage.findOrFail(id)
    const one = `${URL}/${message.id}`

    const shown = await client.get(one).loginAs(admin)
    assert.deepEqual(shown.body().data, {
      _id: message.id,
      fullName: 'Otieno Odhiambo',
      email: 'otieno@example.com',
      phone: '+254712345678',
      subject: 'Opening hours',
      message: 'When is somebody there?',
      isRead: false,
      answeredAt: null,
      answeredBy: null,
      createdAt: message.createdAt.toUTC().toISO(),
    })
    const marked = await client.put(one).json({ isRead: true, subject: 'Mine' }).loginAs(admin)
    marked.assertBodyContains({ data: { isRead: true, subject: 'Opening hours' } })
    const unclear = await client.put(one).json({}).loginAs(admin)
    unclear.assertStatus(422)

    const removed = await client.delete(one).loginAs(admin)
    removed.assertStatus(200)
    removed.assertBodyContains({ message: 'Message deleted successfully' })
    for (const call of [client.get(one), client.delete(one), client.get(`${URL}/x`)]) {
      const response = await call.loginAs(admin)
      response.assertStatus(404)
    }
    const event = await AuditEvent.findByOrFail({
      action: 'contact.deleted',
      subjectId: message.id,
    })
    assert.equal(event.summary, `Contact message ${message.id}: deleted`)
  })

  test('marks many at once, and passes over those that are gone', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const [one, two, three] = [await receive(), await receive(), await receive()]
    const bulk = (body: object) => client.put(`${URL}/bulk`).json(body).loginAs(admin)

    const marked = await bulk({ ids: [one.id, two.id, 999_999], isRead: true })
    marked.assertStatus(200)
    marked.assertBodyContains({ message: '2 messages updated successfully', data: { updated: 2 } })
    const nested = await bulk({ ids: [one.id], fields: { isRead: false } })
    nested.assertBodyContains({ message: '1 message updated successfully' })
    const unread = await ContactMessage.query().where('is_read', false).orderBy('id')
    assert.deepEqual(
      unread.map(({ id }) => id),
      [one.id, three.id]
    )
    const bad = [
      {},
      { ids: [], isRead: true },
      { ids: ['x'], isRead: true },
      { ids: [one.id] },
      { ids: Array.from({ length: 101 }, (_, index) => index + 1), isRead: true },
      { ids: one.id, isRead: true },
    ]
    for (const body of bad) {
      const response = await bulk(body)
      response.assertStatus(422)
    }
  })

  test('takes the same number of queries whatever its length', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    const list = () => client.get(`${URL}?limit=50`).loginAs(admin)
    await receive()
    const few = await queriesOf(list)
    for (let index = 0; index < 9; index++) await receive()
    assert.lengthOf(await queriesOf(list), few.length)
  })

  test('an answer is recorded with who gave it and when, and can be taken back', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').merge({ firstName: 'Zawadi' }).create()
    const message = await receive()
    const put = (body: object) => client.put(`${URL}/${message.id}`).json(body).loginAs(admin)
    const answered = await put({ isAnswered: true })
    answered.assertStatus(200)
    answered.assertBodyContains({
      data: { isRead: true, answeredBy: { _id: admin.id, firstName: 'Zawadi' } },
    })
    assert.isString(answered.body().data.answeredAt)
    const list = await client.get(URL).loginAs(admin)
    assert.equal(list.body().data[0].answeredBy.firstName, 'Zawadi')
    const entry = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
    assert.include(entry.$attributes, { action: 'contact.answered', subjectId: message.id })

    const other = await UserFactory.apply('admin').create()
    const late = await client
      .put(`${URL}/${message.id}`)
      .json({ isAnswered: true, isRead: false })
      .loginAs(other)
    late.assertStatus(200)
    const { answeredAt } = answered.body().data
    late.assertBodyContains({ data: { answeredAt, answeredBy: { _id: admin.id }, isRead: true } })

    const back = await put({ isAnswered: false })
    back.assertBodyContains({ data: { answeredAt: null, answeredBy: null, isRead: true } })
    const nothing = await put({})
    nothing.assertStatus(422)
  })
})
