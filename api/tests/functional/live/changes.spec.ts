import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { refundPayment } from '#actions/payments/refund_payment'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import ContactMessage from '#models/contact_message'
import Discrepancy from '#models/discrepancy'
import Payment from '#models/payment'
import PropertyHelper from '#models/property_helper'
import Refund from '#models/refund'
import User from '#models/user'
import { following, offerSite } from '#tests/helpers/calendars/followed_site'
import { day } from '#tests/helpers/days'
import { helpAt } from '#tests/helpers/helping'
import { liveStreams } from '#tests/helpers/live_stream'
import { openDifference } from '#tests/helpers/openapi/things'
import { calendarOf, type OtherSite } from '#tests/helpers/other_site'
import { confirmedStay, offerNoGateway, paymentCalls } from '#tests/helpers/payments'

const MESSAGE = {
  fullName: 'Otieno Odhiambo',
  email: 'otieno@example.com',
  phone: '+254712345678',
  subject: 'Lost umbrella',
  message: 'I left a green umbrella in the hall.',
}

const writtenMessage = () => ContactMessage.create({ ...MESSAGE, isRead: false })

async function hostAndGuestOf({ hostId, guestId }: { hostId: number; guestId: number }) {
  return [await User.findOrFail(hostId), await User.findOrFail(guestId)]
}

async function helperAt(propertyId: number, host: User) {
  const helper = await UserFactory.create()
  await helpAt(propertyId, host, helper, { arrivals: true })
  return helper
}

const newHost = () => UserFactory.apply('host').create()

async function handOver(client: ApiClient, propertyId: number, next: User) {
  const response = await client
    .put(`/api/v1/properties/${propertyId}/host`)
    .json({ host: next.id })
    .loginAs(await UserFactory.apply('admin').create())
  response.assertStatus(200)
}

async function writtenReview() {
  const review = await ReviewFactory.create()
  await review.load('property')
  const host = await User.findOrFail(review.property.hostId)
  return { review, host, author: await User.findOrFail(review.authorId) }
}

type Change = {
  name: string
  event: { resource: string; type: string }
  /** What is done once those whom it concerns, besides admins, listen; answers with the id. */
  act: (at: {
    client: ApiClient
    listen: (...people: User[]) => Promise<unknown>
  }) => Promise<number>
}

const CHANGES: Change[] = [
  {
    name: 'an approval',
    event: { resource: 'bookings', type: 'updated' },
    async act({ client, listen }) {
      const booking = await BookingFactory.create()
      const [host, guest] = await hostAndGuestOf(booking)
      await listen(host, guest, await helperAt(booking.propertyId, host))
      await client.put(`/api/v1/bookings/${booking.id}/approve`).json({}).loginAs(host)
      return booking.id
    },
  },
  {
    name: 'a request that expires',
    event: { resource: 'bookings', type: 'updated' },
    async act({ listen }) {
      const booking = await BookingFactory.create()
      await listen(...(await hostAndGuestOf(booking)))
      await expirePendingBookings(DateTime.utc().plus({ days: 2 }))
      return booking.id
    },
  },
  {
    name: 'a stay that its host writes down',
    event: { resource: 'bookings', type: 'created' },
    async act({ client, listen }) {
      const { id, hostId } = await PropertyFactory.create()
      const host = await User.findOrFail(hostId)
      await listen(host)
      const stay = { checkIn: day(4), checkOut: day(6), guests: { adults: 1 } }
      const response = await client
        .post(`/api/v1/properties/${id}/bookings`)
        .json({ ...stay, guest: { firstName: 'Achieng' } })
        .loginAs(host)
      return response.body().data._id
    },
  },
  {
    name: 'blocked nights',
    event: { resource: 'calendar', type: 'updated' },
    async act({ client, listen }) {
      const property = await PropertyFactory.create()
      const host = await User.findOrFail(property.hostId)
      await listen(host, await helperAt(property.id, host))
      await client
        .post(`/api/v1/properties/${property.id}/blocks`)
        .json({ from: day(4), to: day(6) })
        .loginAs(host)
      return property.id
    },
  },
  {
    name: 'a stay that another site has booked, too',
    event: { resource: 'calendar', type: 'updated' },
    async act({ client, listen }) {
      const sites: OtherSite[] = []
      const close = await offerSite((site) => sites.push(site))
      const { property, host, refresh } = await following(client, sites[0])
      await BookingFactory.merge({ propertyId: property.id, checkIn: day(10), checkOut: day(12) })
        .apply('confirmed')
        .create()
      await listen(host)
      sites[0].tells(calendarOf({ from: 10, to: 12 }))
      await refresh()
      await close()
      return property.id
    },
  },
  {
    name: 'help that is ended',
    event: { resource: 'properties', type: 'updated' },
    async act({ client, listen }) {
      const { id, hostId } = await PropertyFactory.create()
      const host = await User.findOrFail(hostId)
      await listen(host, await helperAt(id, host))
      const { id: help } = await PropertyHelper.findByOrFail('property_id', id)
      const ended = await client.delete(`/api/v1/properties/${id}/helpers/${help}`).loginAs(host)
      ended.assertStatus(200)
      return id
    },
  },
  {
    name: 'a place that another host gets',
    event: { resource: 'properties', type: 'updated' },
    async act({ client, listen }) {
      const { id, hostId } = await PropertyFactory.create()
      const [former, next] = [await User.findOrFail(hostId), await newHost()]
      await listen(former, next, await helperAt(id, former))
      await handOver(client, id, next)
      return id
    },
  },
  {
    name: 'stays that another host gets',
    event: { resource: 'bookings', type: 'updated' },
    async act({ client, listen }) {
      const { id, propertyId, hostId } = await BookingFactory.create()
      const next = await newHost()
      await listen(await User.findOrFail(hostId), next)
      await handOver(client, propertyId, next)
      return id
    },
  },
  {
    name: 'an answered review',
    event: { resource: 'reviews', type: 'updated' },
    async act({ client, listen }) {
      const { review, host, author } = await writtenReview()
      await listen(host, author)
      await client
        .post(`/api/v1/reviews/${review.id}/response`)
        .json({ response: 'Karibu tena' })
        .loginAs(host)
      return review.id
    },
  },
  {
    name: 'a deleted review',
    event: { resource: 'reviews', type: 'deleted' },
    async act({ client, listen }) {
      const { review, host, author } = await writtenReview()
      await listen(host, author)
      await client.delete(`/api/v1/reviews/${review.id}`).loginAs(author)
      return review.id
    },
  },
  {
    name: 'a changed listing',
    event: { resource: 'properties', type: 'updated' },
    async act({ client, listen }) {
      const property = await PropertyFactory.create()
      const host = await User.findOrFail(property.hostId)
      await listen(host)
      await client
        .put(`/api/v1/properties/${property.id}`)
        .json({ title: 'Another name' })
        .loginAs(host)
      return property.id
    },
  },
  {
    name: 'a payment',
    event: { resource: 'bookings', type: 'updated' },
    async act({ client, listen }) {
      const stay = await confirmedStay()
      await listen(stay.host, stay.guest)
      await paymentCalls(client, stay).pay()
      return stay.booking.id
    },
  },
  {
    name: 'a refund that has gone back',
    event: { resource: 'bookings', type: 'updated' },
    async act({ listen }) {
      const stay = await confirmedStay({ status: 'cancelled', paymentStatus: 'refunding' })
      const { id, totalMinor, currency } = stay.booking
      const payment = await Payment.create({
        bookingId: id,
        gateway: 'simulator',
        intentId: `pay_of_${id}`,
        amountMinor: totalMinor,
        currency,
        status: 'refundDue',
        receipt: 'SIMULATED-1',
      })
      await Refund.create({
        paymentId: payment.id,
        reason: 'cancellation',
        state: 'requested',
        amountMinor: totalMinor,
        priceMinor: totalMinor,
      })
      await listen(stay.host, stay.guest)
      await refundPayment(payment.id)
      return id
    },
  },
  {
    name: 'a difference that held up money of a stay and is resolved',
    event: { resource: 'bookings', type: 'updated' },
    async act({ client, listen }) {
      const stay = await confirmedStay()
      await paymentCalls(client, stay).pay()
      const { id: paymentId } = await Payment.findByOrFail('booking_id', stay.booking.id)
      const { id } = await openDifference('pay_disputed')
      await Discrepancy.query().where({ id }).update({ paymentId })
      await listen(stay.host, stay.guest)
      const resolved = await client
        .put(`/api/v1/discrepancies/${id}/resolved`)
        .json({ reason: 'Paystack has told us that the bank withdrew' })
        .loginAs(await UserFactory.apply('admin').create())
      resolved.assertStatus(200)
      return stay.booking.id
    },
  },
  {
    name: 'a payment that the host notes',
    event: { resource: 'bookings', type: 'updated' },
    async act({ client, listen }) {
      const stay = await confirmedStay({ status: 'checked-in' })
      await listen(stay.host, stay.guest)
      const offer = offerNoGateway()
      await client.put(`/api/v1/bookings/${stay.booking.id}/paid`).json({}).loginAs(stay.host)
      offer()
      return stay.booking.id
    },
  },
  {
    name: 'a message that is marked as read',
    event: { resource: 'contacts', type: 'updated' },
    async act({ client }) {
      const { id } = await writtenMessage()
      await client
        .put('/api/v1/contacts/bulk')
        .json({ ids: [id], isRead: true })
        .loginAs(await UserFactory.apply('admin').create())
      return id
    },
  },
  {
    name: 'a message that is marked as answered',
    event: { resource: 'contacts', type: 'updated' },
    async act({ client }) {
      const { id } = await writtenMessage()
      await client
        .put(`/api/v1/contacts/${id}`)
        .json({ isAnswered: true })
        .loginAs(await UserFactory.apply('admin').create())
      return id
    },
  },
  {
    name: 'a message to support',
    event: { resource: 'contacts', type: 'created' },
    async act({ client }) {
      await client.post('/api/v1/contacts').json(MESSAGE)
      const { id } = await ContactMessage.query().orderBy('id', 'desc').firstOrFail()
      return id
    },
  },
]

test.group('The live stream | changes', (group) => {
  const { listen, open } = liveStreams(group)

  test('tells of {name}')
    .with(CHANGES)
    .run(async ({ client, assert }, { act, event }) => {
      const [atAdmin, atStranger] = await listen(
        await UserFactory.apply('admin').create(),
        await UserFactory.create()
      )
      const id = await act({ client, listen })
      const concerned = open.filter((stream) => stream !== atStranger)
      for (const stream of concerned) assert.isTrue(await stream.hears({ ...event, ids: [id] }))
      assert.include(concerned, atAdmin)
      assert.isEmpty(atStranger.events)
    })
})
