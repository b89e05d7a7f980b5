import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import PasswordLinkMail from '#mails/password_link_mail'
import AuditEvent from '#models/audit_event'
import User from '#models/user'
import Admin from '../../../commands/admin.js'
import { CaughtLetters } from '#tests/helpers/letters'

const flags = (email: string) => [`--email=${email}`, '--first-name=Wanjiku', '--last-name=Mwangi']

test.group('The first admin', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    letters = new CaughtLetters()
    ace.ui.switchMode('raw')
    return () => {
      letters.release()
      ace.ui.switchMode('normal')
    }
  })

  test('is made by a command, and chooses a password by the mailed link', async ({
    client,
    assert,
  }) => {
    const command = await ace.create(Admin, flags(' Wanjiku@Example.com '))
    await command.exec()
    command.assertSucceeded()

    const person = await User.findByOrFail('email', 'wanjiku@example.com')
    assert.equal(person.role, 'admin')
    const [letter] = letters.of(PasswordLinkMail)
    assert.equal(letter.occasion, 'invitation')
    const entry = await AuditEvent.findByOrFail('subject_id', person.id)
    assert.deepEqual([entry.action, entry.actorId], ['user.created', null])

    const email = person.email
    const password = 'Tamu-sana-na-ndefu-7'
    const set = await client.put(`/api/v1/auth/resetpassword/${letter.token}`).json({ password })
    set.assertStatus(200)
    const signedIn = await client.post('/api/v1/auth/login').json({ email, password })
    signedIn.assertStatus(200)
    signedIn.assertBodyContains({ data: { user: { role: 'admin' } } })
  })

  test('is asked for what is not given', async ({ assert }) => {
    const command = await ace.create(Admin, [])
    command.prompt.trap('Email').replyWith('mwangi@example.com')
    command.prompt.trap('First name').replyWith('Mwangi')
    command.prompt.trap('Last name').replyWith('Kamau')
    await command.exec()
    command.assertSucceeded()
    const { role } = await User.findByOrFail('email', 'mwangi@example.com')
    assert.equal(role, 'admin')
  })

  test('is refused in a sentence when the address is none, or taken', async ({ assert }) => {
    const said = async (email: string) => {
      const command = await ace.create(Admin, flags(email))
      await command.exec()
      command.assertFailed()
      return command.logger.getLogs().at(-1)!.message
    }
    assert.match(await said('wanjiku'), /email field must be a valid email/)
    const first = await ace.create(Admin, flags('wanjiku@example.com'))
    await first.exec()
    assert.match(await said('wanjiku@example.com'), /already/i)
    assert.lengthOf(letters.of(PasswordLinkMail), 1)
  })
})
