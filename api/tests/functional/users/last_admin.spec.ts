import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { inEmptyDatabase } from '#tests/helpers/empty_database'

test.group('The last active admin | at the same moment', (group) => {
  inEmptyDatabase(group)

  test('two admins who {what} each other: one stays')
    .with([
      { what: 'deactivate', method: 'patch', path: '/toggle-status' },
      { what: 'demote', method: 'put', path: '' },
      { what: 'delete', method: 'delete', path: '' },
    ] as const)
    .run(async ({ client, assert }, { method, path }) => {
      for (let round = 0; round < 5; round++) {
        const [one, other] = await UserFactory.apply('admin')
          .merge({ firstName: 'Raced' })
          .createMany(2)
        const responses = await Promise.all([
          client[method](`/api/v1/users/${other.id}${path}`).loginAs(one).json({ role: 'guest' }),
          client[method](`/api/v1/users/${one.id}${path}`).loginAs(other).json({ role: 'guest' }),
        ])
        const statuses = responses.map((response) => response.status()).sort()
        assert.equal(statuses[0], 200)
        assert.include([401, 403, 409], statuses[1])

        const admins = await User.query()
          .where({ role: 'admin', is_active: true })
          .whereNull('deleted_at')
        assert.lengthOf(admins, 1)
        await db.from('users').where('role', 'admin').update({ role: 'guest' })
      }
    })
})
