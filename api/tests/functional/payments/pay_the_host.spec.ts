import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import BookingMail from '#mails/booking_mail'
import Payment from '#models/payment'
import type User from '#models/user'
import { CaughtLetters, contentsOf } from '#tests/helpers/letters'
import { tell } from '#tests/helpers/notices'
import { confirmedStay, offerNoGateway, paymentCalls } from '#tests/helpers/payments'

test.group('Without payment online', (group) => {
  let letters: CaughtLetters
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => offerNoGateway())
  group.each.setup(() => {
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('both parties read that the guest pays the host, until the stay is called off', async ({
    client,
    assert,
  }) => {
    const { booking, guest, host } = await confirmedStay()
    const shownTo = async (viewer: User) => {
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(viewer)
      const { paysHost, waysToPay } = shown.body().data
      return { paysHost, waysToPay }
    }
    for (const viewer of [guest, host]) {
      assert.deepEqual(await shownTo(viewer), { paysHost: true, waysToPay: [] })
    }
    await booking.merge({ status: 'cancelled' }).save()
    assert.deepEqual(await shownTo(guest), { paysHost: false, waysToPay: [] })
  })

  test('paying is refused with the reason, and leaves nothing behind', async ({
    client,
    assert,
  }) => {
    const stay = await confirmedStay()
    const refused = await paymentCalls(client, stay).start()
    refused.assertStatus(409)
    refused.assertBody({
      success: false,
      code: 'E_NOT_PAYABLE',
      message: 'Nothing is paid online here: you pay your host directly',
    })
    assert.lengthOf(await Payment.query().where('booking_id', stay.booking.id), 0)
  })

  test('the letters say it to both', async ({ assert }) => {
    const { booking, guest, host } = await confirmedStay({ status: 'pending' })
    await tell('requested', booking.id)
    await booking.merge({ status: 'confirmed' }).save()
    await tell('approved', booking.id)
    const [toHost, , approved] = letters.of(BookingMail).map((letter) => contentsOf(letter).text)
    assert.include(toHost, `Payment: ${guest.firstName} pays you directly`)
    assert.include(approved, `Payment: You pay ${host.firstName} directly`)
  })
})
