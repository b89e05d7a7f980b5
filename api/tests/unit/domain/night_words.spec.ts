import { test } from '@japa/runner'
import { PERIOD_NIGHTS, PERIODS, wordsOf } from '#domain/night_words'

const ALL = 2 ** PERIOD_NIGHTS - 1

test.group('Nights as bits', () => {
  test('a stay within a period reads one word', ({ assert }) => {
    assert.deepEqual(wordsOf(0, 3), [{ period: 0, word: 'nights_0', bits: 0b111 }])
    assert.deepEqual(wordsOf(48 * 423 + 47, 48 * 424), [
      { period: 423, word: 'nights_3', bits: 2 ** 47 },
    ])
  })

  test('a longer one reads each word it touches, and no other', ({ assert }) => {
    assert.deepEqual(wordsOf(46, 98), [
      { period: 0, word: 'nights_0', bits: 2 ** 46 + 2 ** 47 },
      { period: 1, word: 'nights_1', bits: ALL },
      { period: 2, word: 'nights_2', bits: 0b11 },
    ])
    assert.lengthOf(wordsOf(48, 96), 1)
  })

  test('no row knows the time before 1970, or a stay longer than all its periods', ({ assert }) => {
    assert.deepEqual(wordsOf(-1, 1), [])
    assert.deepEqual(wordsOf(10, 11 + PERIODS * PERIOD_NIGHTS), [])
    assert.lengthOf(wordsOf(0, PERIODS * PERIOD_NIGHTS), PERIODS)
  })
})
