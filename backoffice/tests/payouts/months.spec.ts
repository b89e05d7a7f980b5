import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { accountsOf, monthsBack } from '../../src/resources/payouts/months.ts'
import { nameOf, openSteps } from '../../src/resources/payouts/steps.ts'

describe('The months of a statement', () => {
  it('go back over the turn of the year, the newest first', () => {
    assert.deepEqual(monthsBack('2026-02-28', 4), ['2026-02', '2026-01', '2025-12', '2025-11'])
  })
})

const line = (currency: 'KES' | 'USD', amount: number) => ({
  at: '2026-11-21T09:00:00.000Z',
  kind: 'settlement' as const,
  booking: 7,
  isHost: true,
  payout: null,
  receipt: null,
  currency,
  amount,
})

describe('The accounts of a statement', () => {
  it('say after each line what is owed, to the cent and by currency', () => {
    const accounts = accountsOf({
      balances: [
        { currency: 'KES', opening: 0.1, closing: 0.4 },
        { currency: 'USD', opening: 5, closing: 0 },
      ],
      lines: [line('KES', 0.1), line('USD', -5), line('KES', 0.2)],
    })
    assert.deepEqual(
      accounts.map(({ currency, lines }) => [currency, lines.map(({ balance }) => balance)]),
      [
        ['KES', [0.2, 0.4]],
        ['USD', [0]],
      ]
    )
  })
})

describe('The steps of a payout', () => {
  it('are those the API allows, and a failed one is tried again', () => {
    const payout = { status: 'failed' as const, actions: ['approve' as const] }
    assert.deepEqual(
      openSteps(payout).map((step) => nameOf(step, payout)),
      ['retry']
    )
    assert.deepEqual(openSteps({ actions: [] }), [])
  })
})
