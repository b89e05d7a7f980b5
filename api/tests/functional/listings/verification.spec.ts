import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import AuditEvent from '#models/audit_event'
import Property from '#models/property'
import User from '#models/user'
import { helpAt } from '#tests/helpers/helping'

const REASON = 'We saw the house and the deed.'

async function aPlace() {
  const property = await PropertyFactory.create()
  const host = await User.findOrFail(property.hostId)
  const admin = await UserFactory.apply('admin').create()
  return { property, host, admin, path: `/api/v1/properties/${property.id}` }
}

const marksOf = (id: number) =>
  AuditEvent.query()
    .where({ subject_type: 'property', subject_id: id })
    .whereIn('action', ['property.verified', 'property.unverified'])
    .orderBy('id')

test.group('The mark of verification', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is given and taken back with a reason, a date and who did it', async ({
    client,
    assert,
  }) => {
    const { property, admin, path } = await aPlace()
    const mark = (isVerified: boolean, verificationReason?: string | null) =>
      client.put(path).loginAs(admin).json({ isVerified, verificationReason })
    const before = Math.floor(Date.now() / 1000) * 1000

    const given = await mark(true, `  ${REASON} `)
    given.assertBodyContains({ data: { isVerified: true, verification: { reason: REASON } } })
    const { at } = given.body().data.verification
    assert.isAtLeast(Date.parse(at), before)
    await property.refresh()
    assert.equal(property.verificationBy, admin.id)

    const taken = await mark(false, 'The deed was of another house.')
    taken.assertBodyContains({
      data: { isVerified: false, verification: { reason: 'The deed was of another house.' } },
    })

    const [first, second, ...more] = await marksOf(property.id)
    assert.isEmpty(more)
    assert.equal(first.actorId, admin.id)
    assert.equal(first.action, 'property.verified')
    assert.deepEqual(first.before, { isVerified: false, finding: null })
    assert.deepEqual(first.after, { isVerified: true, finding: REASON })
    assert.equal(second.action, 'property.unverified')
    assert.containsSubset(second.after, { finding: 'The deed was of another house.' })
  })

  test('is given without a reason by whoever knows of none, and drops an earlier one', async ({
    client,
    assert,
  }) => {
    const { property, admin, path } = await aPlace()
    const put = (body: object) => client.put(path).loginAs(admin).json(body)
    await put({ isVerified: true, verificationReason: REASON })
    const taken = await put({ isVerified: false })
    taken.assertStatus(200)
    assert.isFalse(taken.body().data.isVerified)
    assert.isNull(taken.body().data.verification.reason)
    const [, second] = await marksOf(property.id)
    assert.deepEqual(second.after, { isVerified: false, finding: null })
  })

  test('keeps its reason while it stays as it is, unless there is a new one', async ({
    client,
    assert,
  }) => {
    const { property, host, admin, path } = await aPlace()
    await client.put(path).loginAs(admin).json({ isVerified: true, verificationReason: REASON })
    await client.put(path).loginAs(admin).json({ isVerified: true, title: 'House of coral' })
    await client.put(path).loginAs(host).json({ title: 'House of coral and mangrove' })
    await property.refresh()
    assert.equal(property.verificationReason, REASON)
    assert.lengthOf(await marksOf(property.id), 1)

    await client
      .put(path)
      .loginAs(admin)
      .json({ isVerified: true, verificationReason: 'Seen again in November.' })
    await property.refresh()
    assert.equal(property.verificationReason, 'Seen again in November.')
    const [, again] = await marksOf(property.id)
    assert.deepEqual(again.after, { finding: 'Seen again in November.' })
  })

  test('is said with its date to the host, with its reason to admins, and with neither to others', async ({
    client,
    assert,
  }) => {
    const { host, admin, path } = await aPlace()
    await client.put(path).loginAs(admin).json({ isVerified: true, verificationReason: REASON })

    const forAdmin = await client.get(path).loginAs(admin)
    assert.equal(forAdmin.body().data.verification.reason, REASON)
    const forHost = await client.get(path).loginAs(host)
    assert.deepEqual(Object.keys(forHost.body().data.verification), ['at'])
    const guest = await UserFactory.create()
    for (const response of [await client.get(path), await client.get(path).loginAs(guest)]) {
      assert.isTrue(response.body().data.isVerified)
      assert.notProperty(response.body().data, 'verification')
      assert.notInclude(response.text(), REASON)
    }
    const search = await client.get('/api/v1/properties')
    assert.notInclude(search.text(), REASON)
  })

  test('has no date where it was given before dates were kept', async ({ client, assert }) => {
    const { property, admin, path } = await aPlace()
    await property.merge({ isVerified: true }).save()
    const seen = await client.get(path).loginAs(admin)
    assert.isNull(seen.body().data.verification)
  })

  test('is no host’s to give, and no helper’s', async ({ client, assert }) => {
    const { property, host, path } = await aPlace()
    const body = { isVerified: true, verificationReason: 'It is mine.' }
    const own = await client.put(path).loginAs(host).json(body)
    own.assertStatus(200)
    const helper = await UserFactory.create()
    await helpAt(property.id, host, helper, { manage: true })
    const helped = await client
      .put(path)
      .loginAs(helper)
      .json({ verificationReason: 'It is theirs.' })
    helped.assertStatus(403)
    await property.refresh()
    assert.isFalse(Boolean(property.isVerified))
    assert.isNull(property.verificationReason)
    assert.isNull(property.verificationAt)
  })

  test('takes a reason of 300 characters', async ({ client }) => {
    const { admin, path } = await aPlace()
    const put = (length: number) =>
      client
        .put(path)
        .loginAs(admin)
        .json({ isVerified: true, verificationReason: 'x'.repeat(length) })
    const longer = await put(301)
    longer.assertStatus(422)
    longer.assertBodyContains({
      errors: [{ message: 'Reason may have 300 characters at most' }],
    })
    const longest = await put(300)
    longest.assertStatus(200)
  })

  test('leaves no word behind when the place is deleted, nor goes to its copy', async ({
    client,
    assert,
  }) => {
    const { property, admin, path } = await aPlace()
    await client.put(path).loginAs(admin).json({ isVerified: true, verificationReason: REASON })
    const copied = await client.post(`${path}/copy`).loginAs(admin)
    assert.containsSubset(copied.body().data, { isVerified: false, verification: null })
    const deleted = await client.delete(path).loginAs(admin)
    deleted.assertStatus(200)
    const row = await Property.findOrFail(property.id)
    assert.isNull(row.verificationReason)
  })
})
