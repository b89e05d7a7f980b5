import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import User from '#models/user'
import { day } from '#tests/helpers/days'
import { hostedStay } from '#tests/helpers/hosted_stay'

test.group('What a guest and a host see of a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the host’s notes and e-mail while the stay is agreed, not before or after', async ({
    client,
    assert,
  }) => {
    const { booking, host } = await hostedStay(client, { hostNotes: 'The gate code is 4411.' })
    const guest = await User.findOrFail(booking.guestId)
    const seen = async (who: User) => {
      const shown = await client.get(`/api/v1/bookings/${booking.id}`).loginAs(who)
      const { hostNotes, host: person } = shown.body().data
      return [hostNotes, person.email]
    }
    for (const status of ['pending', 'cancelled'] as const) {
      await booking.merge({ status }).save()
      assert.deepEqual(await seen(guest), [null, null], status)
      assert.deepEqual(await seen(host), ['The gate code is 4411.', host.email], status)
    }
    for (const status of ['confirmed', 'checked-in', 'checked-out'] as const) {
      await booking.merge({ status }).save()
      assert.deepEqual(await seen(guest), ['The gate code is 4411.', host.email], status)
    }
  })

  test('why the product cancelled, in their own language', async ({ client, assert }) => {
    const { booking, host } = await hostedStay(
      client,
      { cancellationCause: 'expired' },
      'cancelled'
    )
    const told = async (language: string) => {
      const shown = await client
        .get(`/api/v1/bookings/${booking.id}`)
        .header('Accept-Language', language)
        .loginAs(host)
      return shown.body().data.cancellationReason
    }
    assert.equal(await told('en'), 'The host did not answer within 24 hours')
    assert.equal(await told('sw'), 'Mwenyeji hakujibu ndani ya saa 24')
    assert.equal(await told('fr'), 'L’hôte n’a pas répondu sous 24 heures')
  })

  test('that a step was taken, in their own language', async ({ client }) => {
    const { step } = await hostedStay(client, { checkIn: day(-2), checkOut: day(0) })
    const left = await step('checkout').header('Accept-Language', 'fr')
    left.assertBodyContains({ message: 'Départ enregistré !' })
  })
})
