import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import { UserFactory } from '#database/factories/user_factory'
import BookingMail from '#mails/booking_mail'
import VerificationCodeMail from '#mails/verification_code_mail'
import User from '#models/user'
import UserSettings from '#models/user_settings'
import { registration, startAfresh } from '#tests/helpers/auth'
import { CaughtLetters, contentsOf } from '#tests/helpers/letters'
import { tell } from '#tests/helpers/notices'

/** The same refusals, toasts and letters as they are read in each language. */
const WORDS = {
  sw: {
    accept: 'sw-KE,sw;q=0.9,en;q=0.5',
    required: 'Tafadhali jaza: Jina la kwanza',
    unknown: 'Haikupatikana.',
    wrong: 'Barua pepe au nenosiri si sahihi',
    registered: /^Umejisajili!/,
    code: /ni msimbo wako wa uthibitisho wa Makao$/,
    approved: /umethibitishwa$/,
    nights: /Tarehe: .*usiku 2/,
    total: /Jumla: /,
  },
  fr: {
    accept: 'fr-CA, fr;q=0.8',
    required: 'Champ obligatoire : Prénom',
    unknown: 'Ressource introuvable.',
    wrong: 'Identifiants incorrects',
    registered: /^Inscription réussie/,
    code: /est votre code de vérification Makao$/,
    approved: /est confirmé$/,
    nights: /Dates ?: .*2 nuits/,
    total: /Total ?: /,
  },
}

test.group('Languages', (group) => {
  const letters = startAfresh(group)

  test('{$self} reads answers and refusals in their language')
    .with(['sw', 'fr'] as const)
    .run(async ({ client, assert }, language) => {
      const words = WORDS[language]
      const refused = await client
        .post('/api/v1/auth/register')
        .header('Accept-Language', words.accept)
        .json(registration({ firstName: '' }))
      refused.assertStatus(422)
      const { errors } = refused.body() as { errors: { field: string; message: string }[] }
      assert.include(
        errors.map(({ message }) => message),
        words.required
      )

      const missing = await client
        .get('/api/v1/properties/999999')
        .header('Accept-Language', words.accept)
      missing.assertStatus(404)
      missing.assertBodyContains({ message: words.unknown })

      const wrong = await client
        .post('/api/v1/auth/login')
        .header('Accept-Language', words.accept)
        .json({ email: 'nobody@example.com', password: 'Karibu1234' })
      wrong.assertStatus(401)
      wrong.assertBodyContains({ message: words.wrong })
    })

  test('a new account begins with the language of its owner: {$self}')
    .with(['sw', 'fr'] as const)
    .run(async ({ client, assert }, language) => {
      const words = WORDS[language]
      const registered = await client
        .post('/api/v1/auth/register')
        .header('Accept-Language', words.accept)
        .json(registration({ email: `reader-${language}@example.com` }))
      registered.assertStatus(201)
      assert.match(registered.body().message, words.registered)

      const person = await User.findByOrFail('email', `reader-${language}@example.com`)
      const settings = await UserSettings.findOrFail(person.id)
      assert.equal(settings.language, language)
      await limiter.clear(['memory'])
      const again = await client.post('/api/v1/auth/resend-otp').json({ email: person.email })
      again.assertStatus(200)
      const codes = letters().of(VerificationCodeMail)
      assert.lengthOf(codes, 2)
      for (const letter of codes) assert.match(contentsOf(letter).subject!, words.code)
    })

  test('who registers again is written to in the language of the second time', async ({
    client,
    assert,
  }) => {
    const person = registration({ email: 'again@example.com' })
    const register = (accept: string) =>
      client.post('/api/v1/auth/register').header('Accept-Language', accept).json(person)
    await register('en')
    await register(WORDS.sw.accept)
    const [, second] = letters().of(VerificationCodeMail)
    assert.match(contentsOf(second).subject!, WORDS.sw.code)

    await register('en')
    const [, , third] = letters().of(VerificationCodeMail)
    assert.notMatch(contentsOf(third).subject!, WORDS.sw.code)
  })

  test('a language that was chosen on a screen goes before what the browser says: {$self}')
    .with(['sw', 'fr'] as const)
    .run(async ({ client }, language) => {
      const missing = await client
        .get('/api/v1/properties/999999')
        .header('Accept-Language', 'en-KE')
        .header('Cookie', `makao_language=${language}`)
      missing.assertBodyContains({ message: WORDS[language].unknown })
    })

  test('a cookie that names no language of ours changes nothing: {$self}')
    .with(['de', '%', '__proto__', 'en,sw;q=0', ''] as const)
    .run(async ({ client }, language) => {
      const missing = await client
        .get('/api/v1/properties/999999')
        .header('Accept-Language', WORDS.sw.accept)
        .header('Cookie', `makao_language=${language}`)
      missing.assertBodyContains({ message: WORDS.sw.unknown })
    })

  test('whoever asks in a language we do not speak, or in none, reads English', async ({
    client,
  }) => {
    for (const accept of ['de-DE', '*', '']) {
      const missing = await client
        .get('/api/v1/properties/999999')
        .header('Accept-Language', accept)
      missing.assertBodyContains({ message: 'Resource not found.' })
    }
  })
})

test.group('Letters follow the settings', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('in {$self}')
    .with(['sw', 'fr'] as const)
    .run(async ({ assert }, language) => {
      const guest = await UserFactory.create()
      await UserSettings.create({
        userId: guest.id,
        sessionTimeout: '24h',
        language,
        timezone: 'Africa/Nairobi',
      })
      const booking = await BookingFactory.merge({
        guestId: guest.id,
        status: 'confirmed',
        checkIn: '2027-12-30',
        checkOut: '2028-01-01',
      }).create()

      await tell('approved', booking.id)
      const letter = letters
        .of(BookingMail)
        .map(contentsOf)
        .find(({ to }) => to?.includes(guest.email))!
      assert.match(letter.subject!, WORDS[language].approved)
      assert.match(letter.text, WORDS[language].nights)
      assert.match(letter.text, WORDS[language].total)
      assert.include(letter.html, `lang="${language}"`)
    })
})
