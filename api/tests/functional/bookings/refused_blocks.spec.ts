import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import { day } from '#tests/helpers/days'

test.group('Blocks | refusals and the log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('what is taken back is logged, what was not blocked is not', async ({ client, assert }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const path = `/api/v1/properties/${property.id}/blocks`
    const dates = { from: day(5), to: day(7) }
    await client.post(path).json(dates).loginAs(host)
    await client
      .delete(path)
      .qs({ from: day(20), to: day(22) })
      .loginAs(host)
    await client.delete(path).qs(dates).loginAs(host)
    const events = await AuditEvent.query()
      .where({ subjectType: 'property', subjectId: property.id })
      .orderBy('id')
    assert.deepEqual(
      events.map(({ action, subjectType, before, after }) => ({
        action,
        subjectType,
        before,
        after,
      })),
      [
        {
          action: 'property.nightsBlocked',
          subjectType: 'property',
          before: null,
          after: { ...dates, reason: null },
        },
        { action: 'property.nightsUnblocked', subjectType: 'property', before: dates, after: null },
      ]
    )
  })

  test('dates say what is wrong with them at their field', async ({ client }) => {
    const property = await PropertyFactory.create()
    const host = await User.findOrFail(property.hostId)
    const path = `/api/v1/properties/${property.id}/blocks`
    const wrong = [
      [day(-1), day(2), 'from', 'past', 'Nights in the past cannot be blocked'],
      [day(4), day(4), 'to', 'order', 'The end date must be after the start date'],
      [day(1), day(500), 'to', 'tooLong', 'You can block at most 366 nights at once'],
    ]
    for (const [from, to, field, rule, message] of wrong) {
      const response = await client.post(path).json({ from, to }).loginAs(host)
      response.assertStatus(422)
      response.assertBodyContains({ message, errors: [{ field, rule, message }] })
    }
    const backwards = await client
      .delete(path)
      .qs({ from: day(4), to: day(4) })
      .loginAs(host)
    backwards.assertStatus(422)
    backwards.assertBodyContains({
      errors: [
        { field: 'to', rule: 'order', message: 'The end date must be after the start date' },
      ],
    })
  })
})
