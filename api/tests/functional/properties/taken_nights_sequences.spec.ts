import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { expirePendingBookings } from '#actions/bookings/expire_pending_bookings'
import { BookingFactory } from '#database/factories/booking_factory'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import Booking from '#models/booking'
import type Property from '#models/property'
import type User from '#models/user'
import { day } from '#tests/helpers/days'
import { inEmptyDatabase } from '#tests/helpers/empty_database'
import { CaughtLetters } from '#tests/helpers/letters'
import { nightsOfSearch, nightsOfTruth } from '#tests/helpers/nights'
import type { ApiClient } from '@japa/api-client'

/** Small, reproducible dice: the same affairs on every run and engine. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 7919) % sides
  }
}

/** What guests, hosts and the clock do with nights, by chance. */
class Affairs {
  #roll: (sides: number) => number

  constructor(
    private client: ApiClient,
    private people: { host: User; guests: User[] },
    private properties: Property[],
    seed: number
  ) {
    this.#roll = dice(seed)
  }

  #one<Thing>(things: Thing[]) {
    return things[this.#roll(things.length)]
  }

  #dates(from = 1) {
    const first = from + this.#roll(120)
    return [day(first), day(first + 1 + this.#roll(60))]
  }

  #put(path: string, body: object = {}, who = this.people.host) {
    return this.client.put(`/api/v1/${path}`).json(body).loginAs(who)
  }

  async #stay(...statuses: string[]) {
    const stays = await Booking.query().whereIn('status', statuses).orderBy('id')
    return stays.length > 0 ? this.#one(stays) : null
  }

  async reserve() {
    const [checkIn, checkOut] = this.#dates()
    const property = this.#one(this.properties).id
    await this.client
      .post('/api/v1/bookings')
      .json({ property, checkIn, checkOut, guests: { adults: 1 } })
      .loginAs(this.#one(this.people.guests))
  }

  async cancel() {
    const stay = await this.#stay('pending', 'confirmed')
    if (stay) await this.#put(`bookings/${stay.id}/cancel`)
  }

  async approve() {
    const stay = await this.#stay('pending')
    if (stay) await this.#put(`bookings/${stay.id}/approve`)
  }

  async expire() {
    const stay = await this.#stay('pending')
    if (!stay) return
    await stay.merge({ expiresAt: DateTime.utc().minus({ minutes: 1 }) }).save()
    await expirePendingBookings()
  }

  /** Of a property of its own, since nobody can reserve the past. */
  async leaveEarly() {
    const property = await PropertyFactory.merge({ hostId: this.people.host.id }).create()
    this.properties.push(property)
    const stay = await BookingFactory.apply('checkedIn')
      .merge({ propertyId: property.id, checkIn: day(-2), checkOut: day(3 + this.#roll(60)) })
      .create()
    await this.#put(`bookings/${stay.id}/checkout`)
    if (this.#roll(2) === 0) await this.#put(`bookings/${stay.id}/checkout/undo`)
  }

  async block() {
    const [from, to] = this.#dates(0)
    const { id } = this.#one(this.properties)
    const blocks = this.client.post(`/api/v1/properties/${id}/blocks`)
    await blocks.json({ from, to }).loginAs(this.people.host)
  }

  async unblock() {
    const [from, to] = this.#dates(0)
    const { id } = this.#one(this.properties)
    const blocks = this.client.delete(`/api/v1/properties/${id}/blocks`)
    await blocks.qs({ from, to }).loginAs(this.people.host)
  }

  async turn() {
    const { id } = this.#one(this.properties)
    await this.#put(`properties/${id}`, { isActive: this.#roll(3) > 0 })
  }

  async remove() {
    const { id } = this.#one(this.properties)
    await this.client.delete(`/api/v1/properties/${id}`).loginAs(this.people.host)
  }

  next() {
    const often = [this.reserve, this.block, this.cancel, this.unblock, this.turn]
    const all = [
      ...often,
      ...often,
      ...often,
      this.approve,
      this.expire,
      this.leaveEarly,
      this.remove,
    ]
    return this.#one(all).call(this)
  }
}

async function affairs(client: ApiClient, seed: number) {
  const people = {
    host: await UserFactory.apply('host').create(),
    guests: await UserFactory.createMany(8),
  }
  const properties = await PropertyFactory.merge({ hostId: people.host.id }).createMany(6)
  return new Affairs(client, people, properties, seed)
}

test.group('Nights beside the search rows are those that are taken', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const letters = new CaughtLetters()
    return () => letters.release()
  })

  test('whatever guests, hosts and the clock do ({seed})')
    .with([{ seed: 3 }, { seed: 11 }, { seed: 29 }])
    .run(async ({ client, assert }, { seed }) => {
      const life = await affairs(client, seed)
      let taken = 0
      for (let step = 0; step < 90; step++) {
        await life.next()
        const rows = await nightsOfSearch()
        assert.deepEqual(rows, await nightsOfTruth(), `after step ${step}`)
        taken = Math.max(taken, rows.flatMap(({ nights }) => nights).length)
      }
      assert.isAbove(taken, 200)
    })
    .timeout(120_000)
})

test.group('Nights beside the search rows, written side by side', (group) => {
  inEmptyDatabase(group)

  test('are those that are taken, too', async ({ client, assert }) => {
    const life = await affairs(client, 5)
    for (let round = 0; round < 12; round++) {
      await Promise.all(Array.from({ length: 10 }, () => life.next()))
      assert.deepEqual(await nightsOfSearch(), await nightsOfTruth(), `after round ${round}`)
    }
    const rows = await db.from('booking_nights').limit(1)
    assert.lengthOf(rows, 1)
  }).timeout(120_000)
})
