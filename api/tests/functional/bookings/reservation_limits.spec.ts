import testUtils from '@adonisjs/core/services/test_utils'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { PropertyFactory } from '#database/factories/property_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { CaughtLetters } from '#tests/helpers/letters'

test.group('Reserving and cancelling, again and again', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  let letters: CaughtLetters
  group.each.setup(async () => {
    await limiter.clear(['memory'])
    letters = new CaughtLetters()
    return () => letters.release()
  })

  test('is refused for one place after ten times, for others and other guests it is not', async ({
    client,
  }) => {
    const [eager, other] = await UserFactory.createMany(2)
    const [wanted, elsewhere] = await PropertyFactory.createMany(2)
    const reserve = (who: typeof eager, { id }: { id: number }) =>
      client
        .post('/api/v1/bookings')
        .json({ property: id, checkIn: day(3), checkOut: day(5), guests: { adults: 1 } })
        .loginAs(who)
    for (let time = 0; time < 10; time++) {
      const asked = await reserve(eager, wanted)
      asked.assertStatus(201)
      await client.put(`/api/v1/bookings/${asked.body().data._id}/cancel`).json({}).loginAs(eager)
    }
    const refused = await reserve(eager, wanted)
    refused.assertStatus(429)
    const free = await reserve(eager, elsewhere)
    free.assertStatus(201)
    const neighbour = await reserve(other, wanted)
    neighbour.assertStatus(201)
  })

  test('is refused to a host after ten stays that write to somebody, of whom none gets more than three letters', async ({
    client,
    assert,
  }) => {
    const { id, hostId } = await PropertyFactory.create()
    const host = await User.findOrFail(hostId)
    const writeDown = (night: number, email: string | null) =>
      client
        .post(`/api/v1/properties/${id}/bookings`)
        .json({
          ...{ checkIn: day(night), checkOut: day(night + 1), guests: { adults: 1 } },
          guest: { firstName: 'Zuri', phone: '0712 345 678', email },
        })
        .loginAs(host)
    for (let night = 0; night < 10; night++) {
      const written = await writeDown(night, `zuri${night % 2}@example.com`)
      written.assertStatus(201)
    }
    assert.equal(letters.count, 6)
    const refused = await writeDown(10, 'zuri2@example.com')
    refused.assertStatus(429)
    const silent = await writeDown(10, null)
    silent.assertStatus(201)
  })
})
