import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isKenyanPhone, typedPhone } from '@makao/shared/phones'

test('every way Kenyans write a number becomes one', () => {
  for (const text of [
    '0712345678',
    '712345678',
    '254712345678',
    '+254 712 345 678',
    '+2540712345678',
  ]) {
    assert.equal(typedPhone(text), '+254712345678', text)
    assert.equal(isKenyanPhone(text), true, text)
  }
  assert.equal(typedPhone('0112345678'), '+254112345678')
})

test('what is too short to tell stays as it is typed', () => {
  assert.deepEqual(['', '0', '2', '25'].map(typedPhone), ['', '0', '2', '25'])
  assert.equal(typedPhone('07'), '+2547')
})

test('a number of another country, too short or too long, is not Kenyan', () => {
  for (const text of ['+255712345678', '071234567', '0212345678', 'abc', '']) {
    assert.equal(isKenyanPhone(text), false, text)
  }
  assert.equal(typedPhone('07123456789'), '+254712345678')
})
