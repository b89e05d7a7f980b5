import { test } from '@japa/runner'
import { maskedAccount, withChange } from '#domain/bank_accounts'
import { BANK_CODES, BANKS } from '#domain/kenya/banks'

const KNOWN = {
  bank: '68',
  branch: '026',
  account: '0260199001234',
  holder: 'Amina Yusuf',
} as const

test.group('The account of a host', () => {
  test('is taken as it is said, and keeps what is not', ({ assert }) => {
    assert.deepEqual(withChange(null, KNOWN), KNOWN)
    assert.deepEqual(withChange(KNOWN, {}), KNOWN)
    assert.deepEqual(withChange(KNOWN, { account: '77777' }), { ...KNOWN, account: '77777' })
    assert.deepEqual(withChange(KNOWN, { branch: null }), { ...KNOWN, branch: null })
  })

  test('names what is missing', ({ assert }) => {
    assert.deepEqual(withChange(null, {}), { missing: 'bank' })
    assert.deepEqual(withChange(null, { bank: '01' }), { missing: 'account' })
    assert.deepEqual(withChange(null, { bank: '01', account: '12345' }), { missing: 'holder' })
  })

  test('has no number and no branch of another bank', ({ assert }) => {
    assert.deepEqual(withChange(KNOWN, { bank: '01' }), { missing: 'account' })
    assert.deepEqual(withChange(KNOWN, { bank: '01', account: '12345' }), {
      ...KNOWN,
      bank: '01',
      branch: null,
      account: '12345',
    })
    assert.deepEqual(withChange(KNOWN, { bank: '68' }), KNOWN)
  })

  test('shows the last four digits', ({ assert }) => {
    assert.equal(maskedAccount(KNOWN.account), '•••••1234')
  })

  test('is at a bank whose code has two digits', ({ assert }) => {
    assert.isTrue(BANK_CODES.every((code) => /^\d{2}$/.test(code)))
    const [first, second] = BANK_CODES.map((code) => BANKS[code])
    assert.deepEqual([first, second], ['Absa Bank Kenya', 'Access Bank Kenya'])
  })
})
