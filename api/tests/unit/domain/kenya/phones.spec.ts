import { test } from '@japa/runner'
import fc from 'fast-check'
import { isKenyanPhone, normalisePhone, storedPhone } from '#domain/kenya/phones'

test.group('Phones', () => {
  test('"{0}" is stored as {1}')
    .with([
      ['0712345678', '+254712345678'],
      ['0112345678', '+254112345678'],
      ['254712345678', '+254712345678'],
      ['+254712345678', '+254712345678'],
      ['+254112345678', '+254112345678'],
      ['0712 345 678', '+254712345678'],
      ['0712-345-678', '+254712345678'],
      [' +254 712–345 678 ', '+254712345678'],
      ['+254\u00a0712\u00a0345\u00a0678', '+254712345678'],
    ])
    .run(({ assert }, [text, stored]) => {
      assert.equal(normalisePhone(text), stored)
    })

  test('"{0}" is no Kenyan mobile number')
    .with([
      '',
      '0712',
      '071234567',
      '07123456789',
      '0212345678',
      '0812345678',
      '+255712345678',
      '+254812345678',
      '+2540712345678',
      '++254712345678',
      '712345678',
      '07123a5678',
      '07१२३४५६७८',
      '0712345678\n;',
      'phone 0712345678',
    ])
    .run(({ assert }, text) => {
      assert.isNull(normalisePhone(text))
    })

  test('only the stored form counts as a Kenyan phone', ({ assert }) => {
    assert.isTrue(isKenyanPhone('+254712345678'))
    assert.isFalse(isKenyanPhone('0712345678'))
    assert.isFalse(isKenyanPhone('+254712345678\n'))
    assert.isFalse(isKenyanPhone('+254712345678 '))
  })

  test('whatever way a number is written, it is stored once', ({ assert }) => {
    const numbers = fc.stringMatching(/^[17]\d{8}$/)
    const prefixes = fc.constantFrom('0', '254', '+254')
    fc.assert(
      fc.property(numbers, prefixes, fc.constantFrom('', ' ', '-'), (number, prefix, gap) => {
        const written = prefix + gap + number.replace(/(\d{3})(?=\d)/g, `$1${gap}`)
        const stored = normalisePhone(written)
        assert.equal(stored, `+254${number}`)
        assert.isTrue(isKenyanPhone(String(stored)))
        assert.isAtMost(String(stored).length, 13)
      })
    )
  })

  test('the beginning "{0}" of a number is stored as {1}')
    .with([
      ['0722', '+254722'],
      ['0722 104-518', '+254722104518'],
      ['254 722', '+254722'],
      ['+254(1)10', '+254110'],
      ['722', null],
      ['0', null],
      ['07221045189', null],
      ['Amina 0722', null],
    ])
    .run(({ assert }, [text, stored]) => {
      assert.equal(storedPhone(text!), stored)
    })
})
