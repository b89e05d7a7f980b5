import testUtils from '@adonisjs/core/services/test_utils'
import { freezeTime, test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { endDateChanges } from '#actions/bookings/end_date_changes'
import { endUnpaidStays } from '#actions/bookings/end_unpaid_stays'
import DateChange from '#models/date_change'
import { catchLetters } from '#tests/helpers/letters'
import { agreedStay, propose, reply } from '#tests/helpers/other_dates'
import { paymentCalls, replaceCall } from '#tests/helpers/payments'
import { stayToBePaid } from '#tests/helpers/unpaid_stays'

const later = (minutes: number) => DateTime.utc().plus({ minutes })

/** Three who were paying, and then one who was not: it is the last that a run comes to. */
const PAYING = [true, true, true, false]

/** The gateway answers after so many seconds: in vain after ten. @returns how often it was asked */
function answersAfter(seconds: number, cleanup: (put: () => void) => void) {
  const asked = { times: 0 }
  const restore = replaceCall('confirm', async () => {
    asked.times++
    freezeTime(new Date(Date.now() + seconds * 1000))
    if (seconds < 10) return { status: 'pending' }
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  })
  cleanup(restore)
  return asked
}

/** Agreed dates that were to be paid by now. */
async function datesToBePaid(client: ApiClient, isPaying: boolean, minutesAgo: number) {
  const stay = await agreedStay()
  await paymentCalls(client, stay).pay()
  await propose(client, stay.booking, stay.guest, 31, 3)
  await reply(client, stay.booking, stay.host, 'agree')
  if (isPaying) await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
  const change = await DateChange.findByOrFail({ bookingId: stay.booking.id })
  await change.merge({ expiresAt: later(-minutesAgo) }).save()
  return change.id
}

test.group('A gateway that hangs, where the time to pay is over', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  catchLetters(group)

  test('keeps its own stays waiting, and no other', async ({ client, assert, cleanup }) => {
    const stays = []
    for (const [place, isPaying] of PAYING.entries()) {
      const stay = await stayToBePaid(5 + place)
      if (isPaying) await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
      stays.push(stay.booking.id)
    }
    const asked = answersAfter(10, cleanup)
    assert.deepEqual(await endUnpaidStays(later(23)), [stays[3]])
    assert.equal(asked.times, 2)
  })

  test('keeps its own dates waiting, and no others', async ({ client, assert, cleanup }) => {
    const changes = []
    for (const [place, isPaying] of PAYING.entries())
      changes.push(await datesToBePaid(client, isPaying, 20 - place))
    const asked = answersAfter(10, cleanup)
    assert.deepEqual(await endDateChanges(later(0)), [changes[3]])
    assert.equal(asked.times, 2)
  })

  test('ends no stay for which there was no time to ask', async ({ client, assert, cleanup }) => {
    const stays = []
    for (let place = 0; place < 5; place++) {
      const stay = await stayToBePaid(5)
      await paymentCalls(client, stay).start({ token: 'sim_unanswered' })
      stays.push(stay.booking)
    }
    const asked = answersAfter(9, cleanup)
    await endUnpaidStays(later(130))
    assert.equal(asked.times, 4)
    const [first, , , , last] = stays
    await first.refresh()
    await last.refresh()
    assert.isAbove(first.payBy!.diffNow('minutes').minutes, 60, 'an hour more')
    assert.isBelow(last.payBy!.diffNow('minutes').minutes, 6, 'not yet')
    assert.equal(last.status, 'confirmed')
  })
})
