import { test } from '@japa/runner'
import { findRefund } from '#domain/paystack_refunds'

const OWED_AT = Date.UTC(2026, 10, 30, 12)

const listed = (id: string, minutes: number | null, status = 'processed') => ({
  id,
  status,
  begunAt: minutes === null ? null : OWED_AT + minutes * 60_000,
})

const failed = (number: string) => ({ number, isMade: false })
const made = (number: string) => ({ number, isMade: true })

test.group('Which refund in Paystack’s list is one of ours', () => {
  const known = (
    list: Parameters<typeof findRefund>[0],
    earlier: Parameters<typeof findRefund>[1]['earlier'] = []
  ) => findRefund(list, { earlier, owedAt: OWED_AT }).known?.id ?? null

  test('is one that was begun since it is owed, clocks apart or not, and stands', ({ assert }) => {
    assert.equal(known([listed('7', 1)]), '7')
    assert.equal(known([listed('7', -5)]), '7')
    assert.equal(known([listed('7', null)]), '7', 'it may be')
    assert.isNull(known([listed('7', -6)]))
    assert.isNull(known([listed('7', 1, 'failed')]))
    assert.isNull(known([]))
  })

  test('is none that a person sent for an equal one that had failed', ({ assert }) => {
    const list = [listed('77', -60), listed('1', -900, 'failed')]
    assert.isNull(known(list, [failed('1')]))
    assert.equal(known([listed('78', 0), ...list], [failed('1')]), '78')
  })

  test('is none of an earlier one, also where its number is another than we know', ({ assert }) => {
    assert.isNull(known([listed('1', -1)], [made('1')]))
    assert.isNull(known([listed('13', -900)], [made('1')]))
    assert.equal(known([listed('2', 1), listed('13', -900)], [made('1')]), '2')
    const sentAsWell = [listed('2', 1), listed('77', -60), listed('13', -900)]
    assert.equal(known(sentAsWell, [made('1')]), '2')
    assert.isNull(known(sentAsWell.slice(1), [made('1')]))
  })

  test('has had the tries that failed since it is owed', ({ assert }) => {
    const list = [listed('4', 3, 'failed'), listed('3', 1, 'failed'), listed('2', -90, 'failed')]
    const { tries } = findRefund(list, { earlier: [failed('1')], owedAt: OWED_AT })
    assert.equal(tries, 2)
  })
})
