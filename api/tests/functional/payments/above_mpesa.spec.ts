import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { agreeDates } from '#actions/bookings/agree_dates'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import { proposeDates } from '#actions/bookings/propose_dates'
import { remindOfPayments } from '#actions/bookings/remind_of_payments'
import { PropertyFactory } from '#database/factories/property_factory'
import BookingMail from '#mails/booking_mail'
import type Booking from '#models/booking'
import DateChange from '#models/date_change'
import type User from '#models/user'
import { findBooking } from '#queries/bookings/find_booking'
import { darajaDouble } from '#tests/helpers/daraja_double'
import { day } from '#tests/helpers/days'
import { catchLetters, contentsOf } from '#tests/helpers/letters'
import { confirmedStay, moneyOf, offerGateways, paymentCalls } from '#tests/helpers/payments'
import { paystackDouble } from '#tests/helpers/paystack_double'

const said = (text: string) => text.replaceAll('\u00a0', ' ')

test.group('A stay that costs more than M-Pesa takes in one go', (group) => {
  let daraja: Awaited<ReturnType<typeof darajaDouble>>
  let paystack: Awaited<ReturnType<typeof paystackDouble>>
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    daraja = await darajaDouble()
    paystack = await paystackDouble()
    return async () => {
      await daraja.close()
      await paystack.close()
    }
  })
  const letters = catchLetters(group)

  function offer(cleanup: (put: () => void) => void, withCards: boolean) {
    const { settings: mpesa } = daraja
    cleanup(offerGateways(withCards ? { mpesa, paystack: paystack.settings } : { mpesa }))
  }

  /** Two nights, with fee and tax 1.188 of the price. */
  async function dearStay(priceMinor: number, changes: Partial<Booking> = {}) {
    const property = await PropertyFactory.merge({ priceMinor, currency: 'KES' }).create()
    const dates = { checkIn: day(10), checkOut: day(12) }
    return confirmedStay({ propertyId: property.id, ...dates, ...changes })
  }

  async function seenBy(client: ApiClient, { id }: Booking, who: User) {
    const page = await client.get(`/api/v1/bookings/${id}`).loginAs(who)
    page.assertStatus(200)
    return page.body().data
  }

  test('is offered by card alone, and refused by M-Pesa with the reason', async ({
    client,
    assert,
    cleanup,
  }) => {
    offer(cleanup, true)
    const stay = await dearStay(110_000_00)
    const seen = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(seen, {
      ...{ totalAmount: 261_360, waysToPay: ['paystack'], aboveMpesa: 250_000, paysHost: false },
    })
    const refused = await paymentCalls(client, stay).start({ gateway: 'mpesa' })
    refused.assertStatus(409)
    const { message } = refused.body()
    assert.equal(
      said(message),
      'M-Pesa takes KES 250,000 at most in one go, and this is more. Please choose another way to pay.'
    )
    assert.lengthOf(daraja.asked, 0)
    assert.deepEqual(await moneyOf(stay.booking), { booking: 'unpaid', attempts: [] })

    const started = await paymentCalls(client, stay).start()
    started.assertStatus(201)
    started.assertBodyContains({ data: { gateway: 'paystack', amount: 261_360 } })
  })

  test('counts its deposit, and is offered to the shilling', async ({
    client,
    assert,
    cleanup,
  }) => {
    offer(cleanup, true)
    /* 249,480 with fee and tax. */
    const depositMinor = 520_00
    const most = await dearStay(105_000_00, { depositMinor })
    const { aboveMpesa, waysToPay } = await seenBy(client, most.booking, most.guest)
    assert.deepEqual(
      { aboveMpesa, waysToPay },
      { aboveMpesa: null, waysToPay: ['mpesa', 'paystack'] }
    )
    const started = await paymentCalls(client, most).start({ phone: '+254712345678' })
    started.assertStatus(201)
    assert.equal(daraja.prompts[0].amount, 250_000)
    const more = await dearStay(105_000_00, { depositMinor: 521_00 })
    const seen = await seenBy(client, more.booking, more.guest)
    assert.deepEqual(seen.waysToPay, ['paystack'])
  })

  test('shows the address of an instant stay without a payment, to the shilling, where nothing else takes it', async ({
    client,
    assert,
    cleanup,
  }) => {
    offer(cleanup, false)
    for (const [depositMinor, isShown] of [
      [520_49, false],
      [520_50, true],
    ] as const) {
      const { booking, guest } = await dearStay(105_000_00, { depositMinor, approvedBy: null })
      const place = await client.get(`/api/v1/properties/${booking.propertyId}`).loginAs(guest)
      const { property } = await seenBy(client, booking, guest)
      const streets = [place.body().data.address.street, property.address.street]
      assert.deepEqual(
        streets.map((street) => street !== null),
        [isShown, isShown],
        String(depositMinor)
      )
    }
  })

  test('is paid to the host where there is nothing else, and does not end unpaid', async ({
    client,
    assert,
    cleanup,
  }) => {
    offer(cleanup, false)
    const stay = await dearStay(110_000_00, { status: 'pending' })
    const approved = await client
      .put(`/api/v1/bookings/${stay.booking.id}/approve`)
      .json({})
      .loginAs(stay.host)
    approved.assertStatus(200)
    const seen = await seenBy(client, stay.booking, stay.guest)
    assert.containsSubset(seen, {
      ...{ waysToPay: [], aboveMpesa: 250_000, paysHost: true, payBy: null, amountDue: 0 },
    })
    const refused = await paymentCalls(client, stay).start()
    refused.assertStatus(409)
    assert.match(refused.body().message, /this is more. You pay your host directly/)
    assert.deepEqual(await endUnpaidStays(DateTime.utc().plus({ days: 9 })), [])
    const [letter] = letters()
      .of(BookingMail)
      .filter(({ notice }) => notice === 'approvedForGuest')
    assert.match(contentsOf(letter).text, new RegExp(`pay ${stay.host.firstName} directly`, 'i'))

    await stay.booking.refresh()
    await stay.booking.merge({ status: 'checked-in' }).save()
    const { actions } = await seenBy(client, stay.booking, stay.host)
    assert.include(actions, 'notePayment')
  })

  test('neither is reminded nor ends unpaid once the way that took so much is taken off', async ({
    assert,
    cleanup,
  }) => {
    offer(cleanup, false)
    const now = DateTime.utc().startOf('second')
    const { booking: over } = await dearStay(110_000_00, { payBy: now.minus({ minutes: 1 }) })
    const { booking: ahead } = await dearStay(110_000_00, {
      payBy: now.plus({ hours: 2 }),
      payReminderAt: now.minus({ minutes: 1 }),
    })
    await remindOfPayments()
    assert.lengthOf(letters().of(BookingMail), 0)
    assert.deepEqual(await endUnpaidStays(), [])
    assert.deepEqual(await endUnpaidStays(now.plus({ minutes: 121 })), [])
    for (const booking of [over, ahead]) {
      await booking.refresh()
      assert.deepEqual([booking.status, booking.payBy], ['confirmed', null])
    }
  })

  test('has no time to pay any more once dates are agreed on that lift it above', async ({
    client,
    assert,
    cleanup,
  }) => {
    offer(cleanup, false)
    const { booking, guest, host } = await dearStay(70_000_00, { status: 'pending' })
    const url = `/api/v1/bookings/${booking.id}`
    await client.put(`${url}/approve`).json({}).loginAs(host)
    const seen = await seenBy(client, booking, guest)
    assert.isNotNull(seen.payBy)
    const longer = { checkIn: day(10), checkOut: day(14) }
    await proposeDates(await findBooking(booking.id), guest, longer)
    const { id } = await DateChange.findByOrFail({ bookingId: booking.id })
    await agreeDates(await findBooking(booking.id), host, id)
    await booking.refresh()
    assert.deepEqual([booking.payBy, booking.payReminderAt], [null, null])
    assert.deepEqual(await endUnpaidStays(DateTime.utc().plus({ days: 9 })), [])
  })
})
