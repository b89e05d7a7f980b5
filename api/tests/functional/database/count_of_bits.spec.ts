import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { countOfBits, rowsOf } from '#services/database/dialect'

const FULL = 2 ** 48 - 1
const anyWord = fc.oneof(
  fc.constantFrom(0, 1, 2 ** 47, FULL),
  fc.maxSafeNat().map((n) => n % 2 ** 48)
)
const setBitsOf = (word: bigint) => word.toString(2).replaceAll('0', '').length

test.group('Bits of a column that are set', () => {
  test('are counted by the database where the mask has them, of any word of 48', async ({
    assert,
  }) => {
    const given: [number, number][] = fc
      .sample(fc.tuple(anyWord, anyWord), 200)
      .filter(([, mask]) => mask > 0)
    const counts = given.map(([word, mask]) => {
      const count = countOfBits(db.connection(), 'word', mask)
      return `select ${count} as bits from (select cast(${word} as bigint) as word) as words`
    })
    const counted = rowsOf<{ bits: number | string }>(await db.rawQuery(counts.join(' union all ')))
    assert.deepEqual(
      counted.map(({ bits }) => Number(bits)),
      given.map(([word, mask]) => setBitsOf(BigInt(word) & BigInt(mask)))
    )
    assert.equal(countOfBits(db.connection(), 'word', 0), '')
  })
})
