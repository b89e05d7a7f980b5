import { test } from '@japa/runner'
import fc from 'fast-check'
import { keptStretches } from '#domain/preparation'

test.group('Nights kept free between stays', () => {
  test('are beside those that are slept, where nobody has them, each once', ({ assert }) => {
    const some = fc.uniqueArray(fc.nat(60), { maxLength: 20 })
    const anyCase = fc.tuple(some, some, fc.integer({ min: 1, max: 7 }), fc.nat(30))
    fc.assert(
      fc.property(anyCase, ([slept, blocked, kept, from]) => {
        const taken = [...slept, ...blocked]
        const stretches = keptStretches(slept, kept, { taken, from })
        for (let night = 0; night < 80; night++) {
          const isKept =
            night >= from &&
            !taken.includes(night) &&
            slept.some((other) => Math.abs(other - night) <= kept)
          const within = stretches.filter(({ first, end }) => first <= night && night < end)
          assert.lengthOf(within, isKept ? 1 : 0)
        }
        for (const [at, { end }] of stretches.entries()) {
          assert.isTrue(stretches[at + 1] === undefined || stretches[at + 1].first > end)
        }
      })
    )
  })
})
