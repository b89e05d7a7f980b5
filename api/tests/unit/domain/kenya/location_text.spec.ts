import { test } from '@japa/runner'
import fc from 'fast-check'
import { readLocation } from '#domain/kenya/location_text'
import { normalisePlace } from '#domain/kenya/normalise'

test.group('Places | location text', () => {
  test('"{$self}" means the whole country')
    .with(['', '   ', 'Kenya', ' KENYA ', 'Kenya, Kenya'])
    .run(({ assert }, text) => {
      assert.isNull(readLocation(text))
    })

  test('"{$self}" names nothing')
    .with(['!!!', '%_', '🦒', '\0', ', ,', ','])
    .run(({ assert }, text) => {
      assert.deepEqual(readLocation(text), [])
    })

  test('a single name is read as it is')
    .with(["Murang'a", 'muranga', ' MURANGA '])
    .run(({ assert }, text) => {
      assert.deepEqual(readLocation(text), [{ name: 'muranga', within: [] }])
    })

  test('what stands behind a comma surrounds what stands before it', ({ assert }) => {
    assert.deepEqual(readLocation('Westlands, Nairobi, Kenya'), [
      { name: 'westlands', within: ['nairobi'] },
      { name: 'nairobi', within: [] },
    ])
  })

  test('the country may follow without a comma', ({ assert }) => {
    assert.deepEqual(readLocation('Nairobi Kenya'), [{ name: 'nairobi', within: [] }])
  })

  test('a town or county at the end may surround the words before it', ({ assert }) => {
    assert.deepEqual(readLocation('westlands nairobi'), [
      { name: 'westlands nairobi', within: [] },
      { name: 'westlands', within: ['nairobi'] },
      { name: 'nairobi', within: [] },
    ])
    assert.deepInclude(readLocation('milimani homa bay'), {
      name: 'milimani',
      within: ['homa bay'],
    })
  })

  test('the first town or county that ends the words is taken, with all of the words before it', ({
    assert,
  }) => {
    assert.deepEqual(readLocation('old milimani estate homa bay'), [
      { name: 'old milimani estate homa bay', within: [] },
      { name: 'old milimani estate', within: ['homa bay'] },
      { name: 'homa bay', within: [] },
    ])
    assert.deepInclude(readLocation('upper kitengela'), {
      name: 'upper',
      within: ['kitengela'],
    })
  })

  test('words that end in no town and no county are one name', ({ assert }) => {
    assert.deepEqual(readLocation('the green gate'), [{ name: 'the green gate', within: [] }])
  })

  test('of many parts the first four are read', ({ assert }) => {
    const names = readLocation('one, two, three, four, five')!.map(({ name }) => name)
    assert.deepEqual(names, ['one', 'two', 'three', 'four'])
  })

  test('county, town and city at the end say what kind of place is meant', ({ assert }) => {
    assert.deepInclude(readLocation('Kilifi County'), {
      name: 'kilifi',
      within: [],
      kind: 'county',
    })
    assert.deepInclude(readLocation('Voi town'), { name: 'voi', within: [], kind: 'town' })
    assert.deepInclude(readLocation('Nairobi City'), { name: 'nairobi', within: [], kind: 'town' })
  })

  test('the most literal reading of any text comes first, and all names are normalised', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const readings = readLocation(text) ?? []
        assert.isBelow(readings.length, 20)
        for (const { name, within } of readings) {
          for (const word of [name, ...within]) {
            assert.notEqual(word, '')
            assert.equal(normalisePlace(word), word)
          }
        }
      })
    )
  })
})
