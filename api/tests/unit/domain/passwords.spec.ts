import { test } from '@japa/runner'
import { COMMON_PASSWORDS } from '#domain/common_passwords'
import {
  MIN_PASSWORD_LENGTH,
  hasRequiredShape,
  isCommonPassword,
  passwordProblem,
} from '#domain/passwords'

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

test.group('Passwords | of whom', () => {
  const owner = {
    role: 'guest',
    firstName: 'Wanjiku',
    lastName: "Ng'ang'a",
    email: 'wanjiku.n@example.com',
  }

  test('"{0}" is refused as {1}')
    .with([
      ['Wanjiku1', 'personal'],
      ['1-WANJIKU-2026', 'personal'],
      ['Nganga2026', 'personal'],
      ['WanjikuNganga7', 'personal'],
      ['Wanjiku.n@example.com1', 'personal'],
      ['Password1', 'common'],
      ['Wanjiku-na-ng’ombe-7', null],
      ['Mti-42x', null],
    ] as const)
    .run(({ assert }, [password, problem]) => {
      assert.equal(passwordProblem(password, owner), problem)
    })

  test('an admin’s needs twelve characters', ({ assert }) => {
    const admin = { ...owner, role: 'admin' }
    assert.equal(passwordProblem('Mti-Mrefu-4', admin), 'short')
    assert.isNull(passwordProblem('Mti-Mrefu-42', admin))
  })

  test('a name without letters refuses nothing', ({ assert }) => {
    const nameless = { role: 'guest', firstName: '7', lastName: '', email: '254712@example.com' }
    assert.isNull(passwordProblem('123-456-789-01', nameless))
  })
})
