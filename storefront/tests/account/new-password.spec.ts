import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newPasswordFaults } from '../../app/new-password.ts'

const words = (id: string) => id

function faults(password: string, repeated = password) {
  const form = new FormData()
  form.set('password', password)
  form.set('confirmPassword', repeated)
  return newPasswordFaults(form, 'password', words)
}

test('a password has six signs, both cases and a digit', () => {
  assert.deepEqual(faults('Tembo-2026'), {})
  assert.deepEqual(faults('Ñandú1'), {})
  for (const weak of ['Abc12', 'abcdef1', 'ABCDEF1', 'Abcdefg']) {
    assert.deepEqual(faults(weak), { password: 'passwords.rule' }, weak)
  }
})

test('signs beyond the basic plane count once', () => {
  assert.deepEqual(faults('Aa1🐘🐘'), { password: 'passwords.rule' })
})

test('nothing typed and typed twice differently are told apart', () => {
  assert.deepEqual(faults(''), { password: 'passwords.required' })
  assert.deepEqual(faults('Tembo-2026', 'Tembo-2027'), { confirmPassword: 'passwords.differ' })
})
