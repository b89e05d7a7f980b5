import { test } from '@japa/runner'
import { payoutDay, PAYOUT_STATUSES, stepsOf } from '#domain/payouts'

const at = (moment: string) => Date.parse(`${moment}+03:00`)
const NOW = at('2026-11-23T09:00:00')
const DELAY = 24

const stay = {
  status: 'confirmed' as const,
  checkIn: '2026-11-25',
  checkOut: '2026-11-28',
  checkedInAt: null,
}

const NONE = { isDisputed: false, isLost: false, isNowhere: false, isUnderWay: false }

test.group('A payout', () => {
  test('is approved when due or failed, sent when approved, and may fail after either', ({
    assert,
  }) => {
    const open = PAYOUT_STATUSES.map((status) => stepsOf(status, NONE).join())
    assert.deepEqual(open, ['approve', 'pay,fail', 'pay,fail', 'fail', 'approve', ''])
  })

  test('waits while it is disputed, and is written off once that was lost', ({ assert }) => {
    const open = (isLost: boolean) =>
      PAYOUT_STATUSES.map((status) => stepsOf(status, { ...NONE, isDisputed: true, isLost }).join())
    assert.deepEqual(open(false), ['', 'pay,fail', 'pay,fail', 'fail', '', ''])
    assert.deepEqual(open(true), ['writeOff', 'pay,fail', 'pay,fail', 'fail', 'writeOff', ''])
  })

  test('waits while its host has not said where it goes', ({ assert }) => {
    const open = PAYOUT_STATUSES.map((status) => stepsOf(status, { ...NONE, isNowhere: true }))
    assert.notInclude(open.flat(), 'approve')
    assert.include(open.flat(), 'pay')
  })

  test('takes no step by hand while M-Pesa is to say how it ended', ({ assert }) => {
    const open = PAYOUT_STATUSES.map((status) => stepsOf(status, { ...NONE, isUnderWay: true }))
    assert.notInclude(open.flat(), 'pay')
    assert.notInclude(open.flat(), 'fail')
  })
})

test.group('The day of a payout', () => {
  test('is the first morning after the delay from check-in', ({ assert }) => {
    const arrived = (moment: string) =>
      payoutDay({ ...stay, status: 'checked-in', checkedInAt: at(moment) }, DELAY, NOW)
    assert.equal(arrived('2026-11-23T05:59:00'), '2026-11-24')
    assert.equal(arrived('2026-11-23T06:00:00'), '2026-11-24')
    assert.equal(arrived('2026-11-23T06:01:00'), '2026-11-25')
  })

  test('is expected for a guest who has not arrived, and never in the past', ({ assert }) => {
    assert.equal(payoutDay(stay, DELAY, NOW), '2026-11-27')
    const late = at('2026-11-27T01:00:00')
    assert.equal(payoutDay(stay, DELAY, late), '2026-11-29', 'whom nobody checked in')
    assert.equal(payoutDay(stay, DELAY, at('2026-12-24T07:00:00')), '2026-12-25')
  })

  test('of a stay that was called off is counted from the day of arrival', ({ assert }) => {
    assert.equal(payoutDay({ ...stay, status: 'cancelled' }, DELAY, NOW), '2026-11-26')
  })
})
