import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hintName, movedName, reasonName } from '../../src/resources/payouts/wording.ts'

describe('What is said of a payout', () => {
  it('calls sent only what M-Pesa has taken on', () => {
    const said = (['waiting', 'asked', 'sent', 'done', 'failed'] as const).map((status) =>
      movedName({ status })
    )
    assert.deepEqual(said, ['toMove', 'toMove', 'moved', 'moved', 'notMoved'])
  })

  it('names the reason of a loss otherwise than that of a failure, and asks for it otherwise', () => {
    assert.equal(reasonName({ status: 'failed' }), 'reason')
    assert.equal(reasonName({ status: 'writtenOff' }), 'writeOffReason')
    assert.equal(hintName({ name: 'fail' }), 'reasonHint')
    assert.equal(hintName({ name: 'writeOff' }), 'writeOffHint')
  })
})
