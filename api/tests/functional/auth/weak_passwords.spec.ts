import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import PasswordLinkMail from '#mails/password_link_mail'
import { registration, startAfresh } from '#tests/helpers/auth'

test.group('A password that is easy to guess', (group) => {
  const letters = startAfresh(group)

  test('is refused where one registers, by the name one gives', async ({ client, assert }) => {
    const response = await client
      .post('/api/v1/auth/register')
      .json(registration({ password: 'Wanjiku-2026' }))
    response.assertStatus(422)
    const [{ field, rule }] = response.body().errors
    assert.deepEqual([field, rule], ['password', 'personal'])
  })

  test('is refused where one changes it, and asks twelve characters of admins', async ({
    client,
    assert,
  }) => {
    const change = async (role: 'guest' | 'admin', newPassword: string) => {
      const person = await UserFactory.merge({ role }).create()
      const response = await client
        .put('/api/v1/auth/updatepassword')
        .loginAs(person)
        .json({ currentPassword: FACTORY_PASSWORD, newPassword })
      return response.status() === 200 ? null : response.body().errors[0].rule
    }
    assert.equal(await change('guest', 'Achieng7'), 'personal')
    assert.isNull(await change('guest', 'Mti-42x'))
    assert.equal(await change('admin', 'Mti-42x'), 'minLength')
    assert.isNull(await change('admin', 'Mti-Mrefu-42'))
  })

  test('is refused by a mailed link, which stays alive', async ({ client, assert }) => {
    const admin = await UserFactory.apply('admin').create()
    await client.post('/api/v1/auth/forgotpassword').json({ email: admin.email })
    const [{ token }] = letters().of(PasswordLinkMail)
    const choose = (password: string) =>
      client.put(`/api/v1/auth/resetpassword/${token}`).json({ password })
    const short = await choose('Mti-42x')
    short.assertStatus(422)
    assert.equal(short.body().message, "An admin's password needs at least 12 characters.")
    const long = await choose('Mti-Mrefu-42')
    long.assertStatus(200)
  })
})
