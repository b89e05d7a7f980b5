import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { BookingFactory } from '#database/factories/booking_factory'
import type Booking from '#models/booking'
import User from '#models/user'
import { bodyOf, type Refused } from '#tests/helpers/answers'

type Shown = { updatedAt: string; status: string; hostNotes: string; guests: { adults: number } }
type Answer = { data: Shown }

/** A stay as its host and its guest see and change it. */
async function desk(client: ApiClient, booking: Booking) {
  const path = `/api/v1/bookings/${booking.id}`
  const host = await User.findOrFail(booking.hostId)
  const guest = await User.findOrFail(booking.guestId)
  return {
    async shown() {
      return bodyOf<Answer>(await client.get(path).loginAs(host)).data
    },
    step(name: string, body: object, headers: Record<string, string> = {}) {
      return client.put(`${path}/${name}`).loginAs(host).headers(headers).json(body)
    },
    note: (hostNotes: string) => client.put(path).loginAs(host).json({ hostNotes }),
    party: (adults: number) => client.put(path).loginAs(guest).json({ guests: { adults } }),
  }
}

const seen = ({ updatedAt }: Shown) => ({ 'If-Match': `"${updatedAt}"` })

test.group('A step for a stay that was read', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no request is approved whose party has changed since, and the host sees how many they are', async ({
    client,
    assert,
  }) => {
    const { shown, step, party } = await desk(client, await BookingFactory.create())
    await party(2)
    const read = await shown()
    const changed = await party(1)
    changed.assertStatus(200)

    const stale = await step('approve', { hostNotes: 'For two' }, seen(read))
    stale.assertStatus(412)
    const { code, data } = bodyOf<Refused & Answer>(stale)
    assert.equal(code, 'E_CHANGED_MEANWHILE')
    assert.deepInclude(data, { status: 'pending', hostNotes: null })
    assert.equal(data.guests.adults, 1)
    assert.deepEqual(await shown(), data)

    const agreed = await step('approve', {}, seen(data))
    agreed.assertStatus(200)
    assert.equal(bodyOf<Answer>(agreed).data.status, 'confirmed')
  })

  test('the repeat of one that was approved is told so, though it has changed by that', async ({
    client,
    assert,
  }) => {
    const { shown, step, note } = await desk(client, await BookingFactory.create())
    await note('Ring twice')
    const headers = { ...seen(await shown()), 'Idempotency-Key': 'lost-answer-1' }
    const first = await step('approve', { hostNotes: 'Karibu' }, headers)
    first.assertStatus(200)
    const again = await step('approve', { hostNotes: 'Karibu' }, headers)
    again.assertStatus(200)
    assert.deepEqual(bodyOf<Answer>(again).data, bodyOf<Answer>(first).data)
    const { hostNotes } = await shown()
    assert.equal(hostNotes, 'Karibu')
  })

  test('what is not pending any more is refused for that, whatever was read', async ({
    client,
  }) => {
    const { shown, step } = await desk(client, await BookingFactory.create())
    const read = await shown()
    const approved = await step('approve', {})
    approved.assertStatus(200)
    const late = await step('approve', {}, seen(read))
    late.assertStatus(409)
  })

  test('without the header it is approved as it is', async ({ client, assert }) => {
    const { shown, step, party } = await desk(client, await BookingFactory.create())
    await party(1)
    const approved = await step('approve', { hostNotes: 'Karibu' })
    approved.assertStatus(200)
    assert.deepInclude(await shown(), { status: 'confirmed', hostNotes: 'Karibu' })
  })

  test('a check-out writes over no notes that were saved meanwhile', async ({ client, assert }) => {
    const { shown, step, note } = await desk(
      client,
      await BookingFactory.apply('checkedIn').create()
    )
    await note('Left a coat')
    const read = await shown()
    await note('Left a coat and a hat')

    const stale = await step('checkout', { hostNotes: 'Asante' }, seen(read))
    stale.assertStatus(412)
    const { data } = bodyOf<Answer>(stale)
    assert.deepInclude(data, { status: 'checked-in', hostNotes: 'Left a coat and a hat' })
    const left = await step('checkout', {}, seen(data))
    left.assertStatus(200)
    assert.deepInclude(await shown(), {
      status: 'checked-out',
      hostNotes: 'Left a coat and a hat',
    })
  })
})
