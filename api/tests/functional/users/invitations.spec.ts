import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sendInvitations } from '#actions/users/send_invitations'
import { UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import User from '#models/user'
import { catchLetters, contentsOf, refuseLetters } from '#tests/helpers/letters'

const DETAILS = { firstName: 'Baraka', lastName: 'Mwangi', email: 'baraka@example.com' }

const later = (minutes: number) => DateTime.utc().plus({ minutes })

test.group('Invitations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const letters = catchLetters(group)
  const links = () => letters().of(PasswordLinkMail)

  test('that could not be queued go within a minute or two, once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const restore = refuseLetters()
    cleanup(restore)
    const made = await client
      .post('/api/v1/users')
      .json({ ...DETAILS, role: 'host' })
      .loginAs(admin)
    made.assertStatus(201)
    await sendInvitations(later(2))
    restore()
    assert.isEmpty(links())

    await sendInvitations()
    assert.isEmpty(links(), 'its letter may be on its way')
    for (const minutes of [2, 3]) await sendInvitations(later(minutes))
    const [{ occasion, token }, ...others] = links()
    assert.equal(occasion, 'invitation')
    assert.isEmpty(others)
    const chosen = await client
      .put(`/api/v1/auth/resetpassword/${token}`)
      .json({ password: 'Mti-Mrefu-42' })
    chosen.assertStatus(200)
    await sendInvitations(later(4))
    assert.lengthOf(links(), 1)
  })

  test('go to nobody who has one, has registered by themselves or may not come any more', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await UserFactory.apply('unverified').create()
    await client
      .post('/api/v1/users')
      .json({ ...DETAILS, role: 'guest' })
      .loginAs(admin)
    assert.lengthOf(links(), 1)
    const person = await User.findByOrFail('email', DETAILS.email)
    const toggle = async () => {
      const response = await client.patch(`/api/v1/users/${person.id}/toggle-status`).loginAs(admin)
      response.assertStatus(200)
    }
    await toggle()
    await sendInvitations(later(2))
    assert.lengthOf(links(), 1)

    await toggle()
    await sendInvitations(later(2))
    assert.lengthOf(links(), 2, 'the first link went when they were switched off')
  })

  test('are written in the language that the person has chosen meanwhile', async ({
    client,
    assert,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await client
      .post('/api/v1/users')
      .json({ ...DETAILS, role: 'guest' })
      .loginAs(admin)
    const person = await User.findByOrFail('email', DETAILS.email)
    await person.related('settings').updateOrCreate({}, { language: 'sw' })
    await db.from('password_resets').where('user_id', person.id).delete()
    await sendInvitations(later(2))
    const letter = links()[1]
    await letter.buildWithContents()
    assert.include(contentsOf(letter).text, 'Chagua nenosiri')
  })
})
