import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkForm } from '../../app/form-schema.ts'
import { changeSchema, resetSchema } from '../../app/password-schemas.ts'

const words = (id: string) => id

function faults(password: string, confirmPassword = password) {
  const form = new FormData()
  form.set('password', password)
  form.set('confirmPassword', confirmPassword)
  return checkForm(resetSchema(words), form).errors
}

test('a password has six signs, both cases and a digit', () => {
  assert.equal(faults('Tembo-2026'), null)
  assert.equal(faults('Ñandú1'), null)
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

test('blanks around a password belong to it', () => {
  const form = new FormData()
  form.set('currentPassword', ' ')
  form.set('newPassword', ' Tembo-2026 ')
  form.set('confirmPassword', ' Tembo-2026 ')
  assert.deepEqual(checkForm(changeSchema(words), form).values, {
    currentPassword: ' ',
    newPassword: ' Tembo-2026 ',
    confirmPassword: ' Tembo-2026 ',
  })
})
