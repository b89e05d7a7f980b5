import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import HostWelcomeMail from '#mails/host_welcome_mail'
import AuditEvent from '#models/audit_event'
import { CaughtLetters, contentsOf } from '#tests/helpers/letters'

const URL = '/api/v1/auth/becomehost'

test.group('Becoming a host', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('a guest is a host at once, with the same account, a letter and a line in the log', async ({
    client,
    assert,
  }) => {
    const guest = await UserFactory.create()
    const response = await client.post(URL).loginAs(guest).header('Accept-Language', 'en')
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Karibu! You are a host now.',
      data: { _id: guest.id, role: 'host', email: guest.email },
    })
    const own = await client.get('/api/v1/properties/my-properties').loginAs(guest)
    own.assertStatus(200)

    const [letter] = letters.of(HostWelcomeMail)
    assert.deepEqual(contentsOf(letter).to, [guest.email])
    assert.include(contentsOf(letter).text, '/dashboard/properties/new')
    const entry = await AuditEvent.query().orderBy('id', 'desc').firstOrFail()
    assert.containsSubset(entry.$attributes, {
      action: 'user.roleChanged',
      actorId: guest.id,
      subjectId: guest.id,
      message: { name: 'user.becameHost' },
      before: { role: 'guest' },
      after: { role: 'host' },
    })
  })

  test('a second time changes and sends nothing', async ({ client, assert }) => {
    const host = await UserFactory.apply('host').create()
    const response = await client.post(URL).loginAs(host)
    response.assertStatus(200)
    response.assertBodyContains({ data: { role: 'host' } })
    assert.lengthOf(letters.of(HostWelcomeMail), 0)
    assert.isNull(await AuditEvent.query().where('subject_id', host.id).first())
  })

  test('an admin stays an admin', async ({ client }) => {
    const admin = await UserFactory.apply('admin').create()
    const response = await client.post(URL).loginAs(admin)
    response.assertStatus(403)
  })
})
