import { rm } from 'node:fs/promises'
import mail from '@adonisjs/mail/services/main'
import { test } from '@japa/runner'
import RegistrationAttemptMail from '#mails/registration_attempt_mail'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import { outboxPath, readOutbox } from '#services/mail/outbox'

/** A person who is in no database: letters need a name and an address only. */
const somebody = () => new User().merge({ firstName: 'Wanjiku', email: 'wanjiku@example.com' })

test.group('Mailbox', (group) => {
  group.each.setup(() => rm(outboxPath, { recursive: true, force: true }))

  test('an empty one says what to do', async ({ client }) => {
    const response = await client.get('/dev/mailbox')
    response.assertStatus(200)
    response.assertTextIncludes('No letters yet')
  })

  test('lists the letters newest first, with their code large', async ({ client, assert }) => {
    await mail.sendLater(new RegistrationAttemptMail(somebody()))
    await new Promise((resolve) => setTimeout(resolve, 5))
    await mail.sendLater(new VerificationCodeMail(somebody(), '048213', 'Achieng Otieno'))

    const response = await client.get('/dev/mailbox')
    const page = response.text()
    assert.include(page, '<span class="code">048213</span>')
    assert.include(page, 'wanjiku@example.com')
    assert.isBelow(page.indexOf('048213 is your'), page.indexOf('You already have'))
  })

  test('shows a letter in a frame that may run nothing', async ({ client, assert }) => {
    await mail.sendLater(new VerificationCodeMail(somebody(), '048213', 'Achieng Otieno'))
    const [letter] = await readOutbox()
    const response = await client.get(`/dev/mailbox/${letter.id}`)

    response.assertStatus(200)
    const policy = String(response.header('content-security-policy'))
    assert.include(policy, "default-src 'none'")
    assert.notInclude(policy, 'script-src')
    assert.include(String(response.header('content-type')), 'text/html')
    const page = response.text()
    assert.include(page, 'sandbox="allow-popups allow-popups-to-escape-sandbox"')
    assert.include(page, 'srcdoc="&lt;!doctype html&gt;')
    assert.notInclude(page, '<script')
    assert.include(page, 'Karibu Makao!')
  })

  test('knows no letter called {id}')
    .with(
      [
        '01795249270104-c8990589',
        '..%2f..%2fmakao.sqlite3',
        '..%5c..%5c.env',
        '%2e%2e%2fetc%2fpasswd',
        '01795249270104-c8990589.json',
        '%00',
        'x'.repeat(500),
      ].map((id) => ({ id }))
    )
    .run(async ({ client }, { id }) => {
      const response = await client.get(`/dev/mailbox/${id}`)
      response.assertStatus(404)
    })
})
