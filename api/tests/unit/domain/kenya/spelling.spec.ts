import { test } from '@japa/runner'
import fc from 'fast-check'
import { closestNames, editDistance } from '#domain/kenya/spelling'

const NAMES = ['nairobi', 'nakuru', 'nyeri', 'malindi', 'maasai mara', 'voi']

test.group('Places | spelling', () => {
  test('"{0}" is closest to {1}')
    .with([
      ['nairobbi', ['nairobi']],
      ['nariobi', ['nairobi']],
      ['masai mara', ['maasai mara']],
      ['maasi marra', ['maasai mara']],
      ['malindy', ['malindi']],
      ['voj', []],
      ['atlantis', []],
      ['', []],
    ] as [string, string[]][])
    .run(({ assert }, [typed, names]) => {
      assert.deepEqual(closestNames(typed, NAMES), names)
    })

  test('short names are spelt as they are, longer ones may differ by a letter, long ones by two', ({
    assert,
  }) => {
    assert.isEmpty(closestNames('naro', ['narok']))
    assert.deepEqual(closestNames('narak', ['narok']), ['narok'])
    assert.isEmpty(closestNames('nraak', ['narok']))
    assert.isEmpty(closestNames('marsabyd', ['marsabit']))
    assert.deepEqual(closestNames('kitengylo', ['kitengela']), ['kitengela'])
    assert.isEmpty(closestNames('kytengylo', ['kitengela']))
  })

  test('of several the nearest are found, each once', ({ assert }) => {
    assert.deepEqual(closestNames('kitengala', ['kitengola', 'kitengela', 'kitongola']), [
      'kitengola',
      'kitengela',
    ])
    assert.deepEqual(closestNames('kitengylo', ['kitengela', 'kitengyla']), ['kitengyla'])
    assert.deepEqual(closestNames('malindi', ['malinda', 'malindi', 'malindy']), ['malindi'])
  })

  test('"{0}" and "{1}" are {2} apart')
    .with([
      ['ab', 'ba', 1],
      ['abc', 'bca', 2],
      ['ca', 'abc', 3],
      ['abcd', 'badc', 2],
      ['kitten', 'sitting', 3],
      ['abc', 'abc', 0],
      ['', 'abc', 3],
      ['xaby', 'xbay', 1],
      ['aab', 'aba', 1],
    ] as [string, string, number][])
    .run(({ assert }, [a, b, distance]) => {
      assert.equal(editDistance(a, b, 9), distance)
      assert.equal(editDistance(a, b, distance), distance)
      if (distance > 0) assert.isAbove(editDistance(a, b, distance - 1), distance - 1)
    })

  test('is as far one way as the other, and never farther than allowed plus one', ({ assert }) => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        const there = Math.min(editDistance(a, b, most), most + 1)
        assert.equal(there, Math.min(editDistance(b, a, most), most + 1))
        assert.equal(there === 0, a === b)
      })
    )
  })
})
