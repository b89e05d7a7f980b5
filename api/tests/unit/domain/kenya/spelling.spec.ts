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
