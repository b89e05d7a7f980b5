import { test } from '@japa/runner'
import { COMMON_PASSWORDS } from '#domain/common_passwords'
import { MIN_PASSWORD_LENGTH, hasRequiredShape, isCommonPassword } from '#domain/passwords'

test.group('Passwords | shape', () => {
  test('"{0}" has the required shape: {1}')
    .with([
      ['Abc123', true],
      ['Abcd1', false],
      ['abc123', false],
      ['ABC123', false],
      ['Abcdef', false],
      ['123456', false],
      ['', false],
      ['Zebra 7 stripes', true],
      ['Éclair1', true],
      ['Ñandú12', true],
      ['Aa1😀😀', false],
      ['Aa1😀😀😀', true],
    ] as [string, boolean][])
    .run(({ assert }, [password, shaped]) => {
      assert.equal(hasRequiredShape(password), shaped)
    })
})

test.group('Passwords | common ones', () => {
  test('"{0}" is common')
    .with(['123456', 'password', 'Password1', 'PASSWORD123', 'Qwerty123', 'P@ssw0rd1', 'Kenya2026'])
    .run(({ assert }, password) => {
      assert.isTrue(isCommonPassword(password))
    })

  test('"{0}" is not')
    .with(['Zebra7stripes', 'Password1 ', '', 'xPassword1', 'Mti-Mrefu-42'])
    .run(({ assert }, password) => {
      assert.isFalse(isCommonPassword(password))
    })

  test('the list is long enough to matter, in lower case, and has nothing too short anyway', ({
    assert,
  }) => {
    assert.isAtLeast(COMMON_PASSWORDS.size, 200)
    for (const password of COMMON_PASSWORDS) {
      assert.equal(password, password.toLowerCase())
      assert.isAtLeast(password.length, MIN_PASSWORD_LENGTH, password)
    }
  })

  test('some 200 of them would pass the form but for this list', ({ assert }) => {
    const capitalised = [...COMMON_PASSWORDS].map((word) =>
      word.replace(/[a-z]/, (letter) => letter.toUpperCase())
    )
    assert.isAtLeast(capitalised.filter(hasRequiredShape).length, 200)
  })
})
