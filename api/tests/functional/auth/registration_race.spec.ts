import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import { registration } from '#tests/helpers/auth'
import { CaughtLetters } from '#tests/helpers/letters'

/** Without a transaction around it: what is under test is what several connections do to each other. */
test.group('Registration | at the same moment', (group) => {
  const email = 'race@example.com'

  group.each.setup(async () => {
    await limiter.clear(['memory'])
    return async () => {
      await User.query().where('email', email).delete()
    }
  })

  test('two people with one e-mail get the same answer, one account and one code', async ({
    client,
    assert,
    cleanup,
  }) => {
    const letters = new CaughtLetters()
    cleanup(() => letters.release())

    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.post('/api/v1/auth/register').json(registration({ email }))
      )
    )
    for (const response of responses) {
      response.assertStatus(201)
      assert.deepEqual(response.body(), responses[0].body())
    }
    assert.lengthOf(await User.query().where('email', email), 1)
    assert.lengthOf(letters.of(VerificationCodeMail), 1)
  })
})
