import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import ContactConfirmationMail from '#mails/contact_confirmation_mail'
import ContactMessageMail from '#mails/contact_message_mail'
import ContactMessage from '#models/contact_message'
import { bodyOf, type Refused } from '#tests/helpers/answers'
import { CaughtLetters, contentsOf } from '#tests/helpers/letters'

const URL = '/api/v1/contacts'

function writing(changes: Record<string, unknown> = {}) {
  return {
    fullName: 'Wambui Kariuki',
    email: 'Wambui@Example.com',
    phone: '0712 345 678',
    subject: 'A lost umbrella',
    message: 'I left a red umbrella in the house by the lake.\nCould you ask?',
    ...changes,
  }
}

test.group('Writing to support', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('anybody may; the message is kept, support and the sender get letters', async ({
    client,
    assert,
  }) => {
    const response = await client.post(URL).json(writing({ isRead: true, _id: 1 }))
    response.assertStatus(201)
    const message = await ContactMessage.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(response.body(), {
      success: true,
      message: "Thank you! We'll get back to you within 24 hours.",
      data: { _id: message.id },
    })
    assert.include(message.$attributes, {
      fullName: 'Wambui Kariuki',
      email: 'wambui@example.com',
      isRead: false,
      message: 'I left a red umbrella in the house by the lake.\nCould you ask?',
    })

    const [toDesk] = letters.of(ContactMessageMail)
    assert.deepEqual(contentsOf(toDesk).to, ['support@makao.test'])
    assert.equal(contentsOf(toDesk).subject, 'New message: A lost umbrella')
    assert.include(contentsOf(toDesk).text, 'red umbrella')
    assert.deepEqual(toDesk.message.toObject().message.replyTo, ['wambui@example.com'])

    const [toSender] = letters.of(ContactConfirmationMail)
    const { html, text, to } = contentsOf(toSender)
    assert.deepEqual(to, ['wambui@example.com'])
    for (const word of ['Wambui', 'umbrella', '0712']) {
      assert.notInclude(html + text, word, 'a stranger may have typed this address')
    }
  })

  test('each field says what is missing, in the words of the form', async ({ client, assert }) => {
    const wrong: [Record<string, unknown>, string, string][] = [
      [{ fullName: undefined }, 'fullName', 'Full name is required'],
      [{ email: undefined }, 'email', 'Email is required'],
      [{ email: 'wambui' }, 'email', 'Invalid email address'],
      [{ phone: '' }, 'phone', 'Phone number is required'],
      [{ subject: null }, 'subject', 'Subject is required'],
      [{ message: undefined }, 'message', 'Message is required'],
      [{ fullName: '   ' }, 'fullName', 'Full name is required'],
      [{ email: ' ' }, 'email', 'Email is required'],
      [{ message: '\u0000\u0001' }, 'message', 'Message is required'],
      [{ fullName: 'W'.repeat(101) }, 'fullName', 'Full name must be at most 100 characters'],
      [{ subject: 'Hello\nBcc: all@example.com' }, 'subject', 'Subject is not valid'],
      [{ message: 'a'.repeat(1001) }, 'message', 'Message must be at most 1000 characters'],
      [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
      [{ message: ['a', 'b'] }, 'message', 'Message is not valid'],
    ]
    for (const [change, field, message] of wrong) {
      await limiter.clear(['memory'])
      const response = await client.post(URL).json(writing(change))
      response.assertStatus(422)
      assert.deepInclude(bodyOf<Refused>(response).errors?.[0], { field, message })
    }
    assert.equal(letters.count, 0)
  })

  test('a short message is one, too', async ({ client }) => {
    const short = { fullName: 'W', subject: 'Bei', message: 'Help!' }
    const response = await client.post(URL).json(writing(short))
    response.assertStatus(201)
  })

  test('five an hour from one address, then patience', async ({ client, assert }) => {
    for (let index = 0; index < 5; index++) {
      const email = `Wam${'\u0001'.repeat(index)}bui@Example.com`
      const response = await client.post(URL).json(writing({ email }))
      response.assertStatus(201)
    }
    const response = await client.post(URL).json(writing())
    response.assertStatus(429)
    response.assertBodyContains({ message: 'Too many requests. Please try again later.' })
    assert.isAbove(Number(response.header('retry-after')), 3000)
    assert.lengthOf(letters.of(ContactMessageMail), 5)
    assert.lengthOf(letters.of(ContactConfirmationMail), 3, 'nobody floods an inbox')
  })
})
