import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import { NewsletterConfirmationMail, NewsletterWelcomeMail } from '#mails/newsletter_mail'
import PasswordLinkMail from '#mails/password_link_mail'
import VerificationCodeMail from '#mails/verification_code_mail'
import NewsletterSubscriber from '#models/newsletter_subscriber'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { oneClickUrl, unsubscribeToken, unsubscribeUrl } from '#services/newsletter_links'
import { registration, startAfresh } from '#tests/helpers/auth'
import { contentsOf } from '#tests/helpers/letters'

const PATH = '/api/v1/newsletter'
const ASKED = 'Please check your email to confirm your subscription.'
const email = 'naliaka@example.com'

test.group('Newsletter', (group) => {
  const letters = startAfresh(group)
  const invitations = () => letters().of(NewsletterConfirmationMail)
  const statusOf = async (address = email) => {
    const subscriber = await NewsletterSubscriber.findBy('email', address)
    return subscriber?.status ?? null
  }

  test('a wish, a letter, a confirmation, a welcome', async ({ client, assert }) => {
    const asked = await client.post(PATH).json({ email: ' Naliaka@Example.com' })
    asked.assertStatus(200)
    asked.assertBody({ success: true, data: null, message: ASKED })
    assert.equal(await statusOf(), 'pending')

    const [{ token }] = invitations()
    const row = await db.from('newsletter_subscribers').where('email', email).firstOrFail()
    assert.notInclude(JSON.stringify(row), token)
    const confirmed = await client.post(`${PATH}/confirm/${token}`)
    confirmed.assertStatus(200)
    confirmed.assertBodyContains({ message: 'Your subscription is confirmed. Karibu!' })
    assert.equal(await statusOf(), 'confirmed')
    assert.lengthOf(letters().of(NewsletterWelcomeMail), 1)

    const again = await client.post(`${PATH}/confirm/${token}`)
    again.assertStatus(400)
    again.assertBodyContains({ message: 'This link is invalid or has expired.' })
  })

  test('everybody gets the same answer; who is on the list gets no letter', async ({
    client,
    assert,
  }) => {
    await client.post(PATH).json({ email })
    await client.post(`${PATH}/confirm/${invitations()[0].token}`)
    const before = letters().count
    const known = await client.post(PATH).json({ email })
    const unknown = await client.post(PATH).json({ email: 'other@example.com' })
    assert.deepEqual(known.body(), unknown.body())
    assert.equal(known.status(), unknown.status())
    assert.equal(letters().count, before + 1)
  })

  test('each letter can be left with one click (RFC 8058)', async ({ client, assert }) => {
    await client.post(PATH).json({ email })
    await client.post(`${PATH}/confirm/${invitations()[0].token}`)
    const [letter] = letters().of(NewsletterWelcomeMail)
    const { headers, list } = letter.message.toObject().message
    const told = JSON.stringify({ headers, list })
    const url = oneClickUrl(email)
    assert.include(told, url)
    assert.include(told, 'List-Unsubscribe=One-Click')
    assert.include(contentsOf(letter).text, letter.unsubscribeUrl)
    assert.match(letter.unsubscribeUrl, /\/newsletter\/unsubscribe\/[\w-]+$/)

    const path = new URL(url).pathname
    for (let times = 0; times < 2; times++) {
      const left = await client.post(path).form({ 'List-Unsubscribe': 'One-Click' })
      left.assertStatus(200)
      left.assertBodyContains({ message: 'You have been unsubscribed.' })
    }
    assert.equal(await statusOf(), 'unsubscribed')
    const unknown = await client.post(`${PATH}/unsubscribe/${'0'.repeat(64)}`)
    unknown.assertStatus(400)
  })

  test('mail programs may leave by a form with files, which nobody reads (RFC 8058)', async ({
    client,
    assert,
  }) => {
    await client.post(PATH).json({ email })
    await client.post(`${PATH}/confirm/${invitations()[0].token}`)
    const left = await client
      .post(new URL(oneClickUrl(email)).pathname)
      .field('List-Unsubscribe', 'One-Click')
    left.assertStatus(200)
    left.assertBodyContains({ message: 'You have been unsubscribed.' })
    assert.equal(await statusOf(), 'unsubscribed')
  })

  test('opening a link changes nothing; its button does, and shows a page', async ({
    client,
    assert,
  }) => {
    await client.post(PATH).json({ email })
    const path = `${PATH}/confirm/${invitations()[0].token}`
    const page = await client.get(path)
    page.assertStatus(200)
    assert.match(String(page.header('content-type')), /text\/html/)
    assert.include(page.text(), '<form method="post">')
    assert.equal(await statusOf(), 'pending')

    const pressed = await client.post(path).form({ page: '1' })
    pressed.assertStatus(200)
    assert.include(pressed.text(), '<h1>Karibu!</h1>')
    assert.equal(await statusOf(), 'confirmed')
    const dead = await client.post(path).form({ page: '1' })
    assert.include(dead.text(), 'This link is invalid or has expired.')

    const leave = `${PATH}/unsubscribe/${unsubscribeToken(email)}`
    const asks = await client.get(leave)
    assert.include(asks.text(), 'Leave the newsletter?')
    assert.equal(await statusOf(), 'confirmed')
    const left = await client.post(leave).form({ page: '1' })
    assert.include(left.text(), 'You have been unsubscribed')
    assert.equal(await statusOf(), 'unsubscribed')
  })

  test('a confirmation lives seven days, and not beyond leaving', async ({ client }) => {
    await client.post(PATH).json({ email })
    const [{ token }] = invitations()
    const subscriber = await NewsletterSubscriber.findByOrFail('email', email)
    await subscriber.merge({ confirmExpiresAt: DateTime.utc().minus({ seconds: 2 }) }).save()
    const late = await client.post(`${PATH}/confirm/${token}`)
    late.assertStatus(400)

    await client.post(PATH).json({ email })
    await client.post(`${PATH}/unsubscribe/${unsubscribeToken(email)}`)
    const dead = await client.post(`${PATH}/confirm/${invitations()[1].token}`)
    dead.assertStatus(400)

    await client.post(PATH).json({ email })
    await client.post(`${PATH}/unsubscribe/${unsubscribeToken(email)}`)
    const deadAgain = await client.post(`${PATH}/confirm/${invitations()[2].token}`)
    deadAgain.assertStatus(400)
  })

  test('whoever left can come back by the same two steps', async ({ client, assert }) => {
    await client.post(PATH).json({ email })
    await client.post(`${PATH}/confirm/${invitations()[0].token}`)
    await client.post(`${PATH}/unsubscribe/${unsubscribeToken(email)}`)
    await client.post(PATH).header('Accept-Language', 'fr').json({ email })
    assert.equal(await statusOf(), 'unsubscribed')
    await client.post(`${PATH}/confirm/${invitations()[1].token}`)
    assert.equal(await statusOf(), 'confirmed')
    const { language } = await NewsletterSubscriber.findByOrFail('email', email)
    assert.equal(language, 'fr')
  })

  test('three letters to one inbox, ten wishes of one address, then 429', async ({
    client,
    assert,
  }) => {
    for (let times = 0; times < 10; times++) {
      const response = await client.post(PATH).json({ email })
      response.assertStatus(200)
    }
    assert.equal(letters().count, 3)
    const eleventh = await client.post(PATH).json({ email })
    eleventh.assertStatus(429)
    assert.isAtLeast(Number(eleventh.header('retry-after')), 1)
  })

  test('"Invalid email address" for what is none', async ({ client }) => {
    const response = await client.post(PATH).json({ email: 'naliaka' })
    response.assertStatus(422)
    response.assertBodyContains({ message: 'Invalid email address' })
  })

  test('the marketing switch of the settings joins and leaves, and follows the list', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const choose = (marketing: boolean) =>
      client.put('/api/v1/settings').loginAs(person).json({ notifications: { marketing } })
    await choose(true)
    assert.equal(await statusOf(person.email), 'confirmed')
    await client.post(`${PATH}/unsubscribe/${unsubscribeToken(person.email)}`)
    const settings = await UserSettings.of(person.id)
    assert.isFalse(settings.notifyMarketing)
    await choose(true)
    await choose(false)
    assert.equal(await statusOf(person.email), 'unsubscribed')
  })

  test('another language of the settings is that of the letters, of who is subscribed', async ({
    client,
    assert,
  }) => {
    const person = await UserFactory.create()
    const choose = (settings: object) =>
      client.put('/api/v1/settings').loginAs(person).json(settings)
    const subscriber = () =>
      db.from('newsletter_subscribers').where('email', person.email).firstOrFail()
    await choose({ notifications: { marketing: true } })
    const agreed = await subscriber()
    await choose({ language: 'sw' })
    const changed = await subscriber()
    assert.equal(changed.language, 'sw')
    assert.deepEqual(changed.confirmed_at, agreed.confirmed_at)
    await choose({ notifications: { marketing: false } })
    await choose({ language: 'fr' })
    const left = await subscriber()
    assert.equal(left.language, 'sw')
  })

  test('who subscribed before they had an account finds the switch on, and can leave by it', async ({
    client,
    assert,
  }) => {
    await client.post(PATH).json({ email })
    await client.post(`${PATH}/confirm/${invitations()[0].token}`)
    await client.post('/api/v1/auth/register').json(registration({ email }))
    const [{ code: otp }] = letters().of(VerificationCodeMail)
    const verified = await client.post('/api/v1/auth/verify-otp').json({ email, otp })
    verified.assertStatus(200)
    const person = await User.findByOrFail('email', email)
    const settings = await UserSettings.of(person.id)
    assert.isTrue(settings.notifyMarketing)

    /* As of an account that was verified before this was looked at. */
    await settings.merge({ notifyMarketing: false }).save()
    const notifications = { marketing: false }
    await client.put('/api/v1/settings').loginAs(person).json({ notifications })
    assert.equal(await statusOf(), 'unsubscribed')
  })

  test('an invited account that is verified by its link follows the list as well', async ({
    client,
    assert,
  }) => {
    for (const address of [email, 'left@example.com']) {
      await client.post(PATH).header('Accept-Language', 'sw').json({ email: address })
      await client.post(`${PATH}/confirm/${invitations().at(-1)!.token}`)
    }
    await client.post(`${PATH}/unsubscribe/${unsubscribeToken('left@example.com')}`)
    for (const address of [email, 'left@example.com']) {
      const person = await UserFactory.merge({ email: address, emailVerified: false }).create()
      await client.post('/api/v1/auth/forgotpassword').json({ email: address })
      const { token } = letters().of(PasswordLinkMail).at(-1)!
      await client.put(`/api/v1/auth/resetpassword/${token}`).json({ password: 'Tamu-sana-7' })
      const { language, notifyMarketing } = await UserSettings.of(person.id)
      assert.equal(notifyMarketing, address === email)
      assert.equal(language, address === email ? 'sw' : 'en')
    }
  })

  test('the list is for admins, with search and status', async ({ client, assert }) => {
    for (const address of [email, 'other@example.com']) {
      await client.post(PATH).json({ email: address })
    }
    await client.post(`${PATH}/confirm/${invitations()[0].token}`)
    const admin = await UserFactory.apply('admin').create()
    const find = async (query: string) => {
      const response = await client.get(`${PATH}/subscribers?${query}`).loginAs(admin)
      response.assertStatus(200)
      return response.body().data.map((row: { email: string }) => row.email)
    }
    assert.lengthOf(await find(''), 2)
    assert.deepEqual(await find('status=confirmed'), [email])
    assert.deepEqual(await find('status=pending'), ['other@example.com'])
    assert.deepEqual(await find('search=NALIA'), [email])

    const csv = await client.get(`${PATH}/subscribers/export.csv`).loginAs(admin)
    assert.include(csv.text(), unsubscribeUrl(email))
    assert.notInclude(csv.text(), unsubscribeUrl('other@example.com'))

    const anonymous = await client.get(`${PATH}/subscribers`)
    anonymous.assertStatus(401)
    const guest = await client.get(`${PATH}/subscribers`).loginAs(await UserFactory.create())
    guest.assertStatus(403)
  })
})
