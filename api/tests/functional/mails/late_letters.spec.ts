import { rm } from 'node:fs/promises'
import mail from '@adonisjs/mail/services/main'
import { Locator } from '@adonisjs/queue'
import { freezeTime, test } from '@japa/runner'
import { DateTime } from 'luxon'
import { CODE_SECONDS, RESET_SECONDS } from '#domain/verification'
import SendMail from '#jobs/send_mail'
import BookingMail from '#mails/booking_mail'
import PasswordLinkMail from '#mails/password_link_mail'
import RegistrationAttemptMail from '#mails/registration_attempt_mail'
import VerificationCodeMail from '#mails/verification_code_mail'
import Booking from '#models/booking'
import User from '#models/user'
import { outboxPath, readOutbox } from '#services/mail/outbox'
import { requestedStay } from '#tests/helpers/notices'
import { jobs, queueInDatabase, work } from '#tests/helpers/queue'

const somebody = () => new User().merge({ firstName: 'Wanjiku', email: 'wanjiku@example.com' })
const inSeconds = (seconds: number) => DateTime.utc().plus({ seconds })

test.group('Letters that were held up', (group) => {
  queueInDatabase(group)
  group.setup(() => Locator.register('SendMail', SendMail))
  group.each.setup(() => rm(outboxPath, { recursive: true, force: true }))

  /** @returns how many letters were sent */
  async function sentAt(moment: DateTime) {
    freezeTime(moment.toJSDate())
    await work()
    const sent = await readOutbox()
    return sent.length
  }

  test('a code and a link are sent while they can be used, and not any more', async ({
    assert,
  }) => {
    const code = () => mail.sendLater(new VerificationCodeMail(somebody(), '048213', 'Achieng'))
    const link = () => mail.sendLater(new PasswordLinkMail('forgotten', somebody(), 'token'))
    await code()
    assert.equal(await sentAt(inSeconds(CODE_SECONDS - 10)), 1)
    await code()
    await link()
    assert.equal(await sentAt(inSeconds(CODE_SECONDS + 10)), 2, 'the link is sent, the code is not')
    await link()
    assert.equal(await sentAt(inSeconds(RESET_SECONDS + 10)), 2)
    assert.isEmpty(await jobs())
  })

  test('a host is not asked to answer a request that is over', async ({ assert }) => {
    const { booking, host } = await requestedStay({ expiresAt: inSeconds(3600) })
    const request = await Booking.query()
      .where('id', booking.id)
      .withScopes((scopes) => scopes.withDetails())
      .firstOrFail()
    await mail.sendLater(new BookingMail('requestedForHost', host, request))
    assert.equal(await sentAt(inSeconds(3500)), 1)
    await mail.sendLater(new BookingMail('requestedForHost', host, request))
    assert.equal(await sentAt(inSeconds(110)), 1)
  })

  test('what has no end is sent whenever it is its turn', async ({ assert }) => {
    await mail.sendLater(new RegistrationAttemptMail(somebody()))
    assert.equal(await sentAt(inSeconds(8 * 86_400)), 1)
  })
})
