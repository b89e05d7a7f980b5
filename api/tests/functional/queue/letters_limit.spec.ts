import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import { sendPasswordReset } from '#actions/auth/send_password_reset'
import { inviteSubscriber } from '#actions/newsletter/invite_subscriber'
import { UserFactory } from '#database/factories/user_factory'
import { startAfresh } from '#tests/helpers/auth'

test.group('A letter whose job is tried again', (group) => {
  const letters = startAfresh(group)

  /** Three tries fail, as when the queue of letters is away. */
  async function fourthTryOf(job: () => Promise<unknown>) {
    const { sendLater } = mail
    mail.sendLater = () => Promise.reject(new Error('the queue is away'))
    for (let tries = 0; tries < 3; tries++) await job().catch(() => {})
    mail.sendLater = sendLater
    await job()
  }

  test('goes by the last try: tries spend no letters', async ({ assert }) => {
    const { email } = await UserFactory.create()
    await fourthTryOf(() => sendPasswordReset(email))
    assert.equal(letters().count, 1)
    await fourthTryOf(() => inviteSubscriber('reader@example.com', 'en'))
    assert.equal(letters().count, 2)
  })

  test('is still asked for three times in a quarter of an hour alone', async ({
    client,
    assert,
  }) => {
    const { email } = await UserFactory.create()
    for (let times = 0; times < 5; times++) {
      const asked = await client.post('/api/v1/auth/forgotpassword').json({ email })
      asked.assertStatus(200)
    }
    assert.equal(letters().count, 3)
  })
})
