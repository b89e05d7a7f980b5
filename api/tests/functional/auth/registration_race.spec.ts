import { test } from '@japa/runner'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import { registration } from '#tests/helpers/auth'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { catchLetters } from '#tests/helpers/letters'

test.group('Registration | at the same moment', (group) => {
  const email = 'race@example.com'

  inEmptyDatabase(group)
  const letters = catchLetters(group)

  test('people with one e-mail get the same answer, one account and a code each, three at most', async ({
    client,
    assert,
  }) => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.post('/api/v1/auth/register').json(registration({ email }))
      )
    )
    for (const response of responses) {
      response.assertStatus(201)
      const { message, data } = response.body()
      assert.equal(message, responses[0].body().message)
      assert.equal(data.email, email)
    }
    assert.lengthOf(await User.query().where('email', email), 1)
    assert.lengthOf(letters().of(VerificationCodeMail), 3)
  })

  test('of two right codes at once one makes the account', async ({ client, assert }) => {
    for (const firstName of ['Wanjiku', 'Mallory']) {
      await client.post('/api/v1/auth/register').json(registration({ email, firstName }))
    }
    const responses = await Promise.all(
      letters()
        .of(VerificationCodeMail)
        .map(({ code: otp }) => client.post('/api/v1/auth/verify-otp').json({ email, otp }))
    )
    const winners = responses.filter((response) => response.status() === 200)
    assert.lengthOf(winners, 1)
    const person = await User.findByOrFail('email', email)
    assert.equal(winners[0].body().data.user.firstName, person.firstName)
  })
})
