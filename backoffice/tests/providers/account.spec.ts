import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { oneAccount } from '../../src/providers/account.ts'

function page() {
  let changes = 0
  const account = oneAccount(() => (changes += 1))
  return { account, changes: () => changes }
}

describe('A page', () => {
  it('is of the person whom the first answer names', () => {
    const { account, changes } = page()
    account.heard(undefined)
    assert.equal(account.own(), null)
    account.heard('12')
    account.heard('12')
    account.heard(undefined)
    assert.equal(account.own(), '12')
    assert.equal(changes(), 0)
  })

  it('says once that an answer names somebody else, and stays the first one’s', () => {
    const { account, changes } = page()
    for (const named of ['12', '7', '7', '12']) {
      account.heard(named)
    }
    assert.equal(changes(), 1)
    assert.equal(account.own(), '12')
  })
})
