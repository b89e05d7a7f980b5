import { test } from '@japa/runner'
import fc from 'fast-check'
import { normalisePlace } from '#domain/kenya/normalise'

test.group('Places | normalise', () => {
  test('"{0}" is compared as "{1}"')
    .with([
      ["Murang'a", 'muranga'],
      ['Murang’a', 'muranga'],
      ['MURANGA', 'muranga'],
      ['Taita-Taveta', 'taita taveta'],
      ['Taita–Taveta', 'taita taveta'],
      ['  Homa   Bay ', 'homa bay'],
      ['Elgeyo/Marakwet', 'elgeyo marakwet'],
      ['Nairobi, Kenya', 'nairobi kenya'],
      ['Café del Mar', 'cafe del mar'],
      ["King'ong'o", 'kingongo'],
      ['Section 58', 'section 58'],
      ['%_', ''],
      ['', ''],
    ])
    .run(({ assert }, [text, normalised]) => {
      assert.equal(normalisePlace(text), normalised)
    })

  test('a normalised name is normalised, and free of what LIKE would take for a pattern', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = normalisePlace(text)
        assert.equal(normalisePlace(name), name)
        assert.notMatch(name, /[%_\\]|^ | $| {2}/)
      })
    )
  })
})
