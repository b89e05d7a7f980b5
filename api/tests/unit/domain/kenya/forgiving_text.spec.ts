import { test } from '@japa/runner'
import { placeInText, readLocation, readLocationForgivingly } from '#domain/kenya/location_text'
import { placesOfAlias, withoutArrival } from '#domain/kenya/place_aliases'

const named = (text: string) => placesOfAlias(text)?.map(({ name }) => name) ?? null

const counties = [
  { kind: 'county', name: 'Turkana' },
  { kind: 'county', name: 'Marsabit' },
]

test.group('Places | a text that names no place', () => {
  test('stands for the places of a region, an airport or a station', ({ assert }) => {
    assert.deepEqual(readLocationForgivingly('Lake Turkana')[0], {
      name: 'lake turkana',
      within: [],
      places: counties,
    })
    assert.deepInclude(readLocationForgivingly('lake turkanaa'), {
      name: 'lake turkana',
      within: [],
      places: counties,
    })
  })

  test('is the place before the airport, station or terminus', ({ assert }) => {
    const [read] = readLocationForgivingly('Kisumu International Airport')
    assert.deepEqual(read, { name: 'kisumu', within: [] })
  })

  test('may begin with the town, of which the longest is taken', ({ assert }) => {
    assert.deepEqual(readLocationForgivingly('nairobi westlands estate'), [
      { name: 'westlands estate', within: ['nairobi'] },
    ])
    assert.deepEqual(readLocationForgivingly('homa bay old milimani'), [
      { name: 'old milimani', within: ['homa bay'] },
    ])
    assert.deepEqual(readLocationForgivingly('tharaka nithi xqzw'), [
      { name: 'xqzw', within: ['tharaka nithi'] },
    ])
  })

  test('is last what it is spelt most like, also where that is a region', ({ assert }) => {
    assert.deepEqual(readLocationForgivingly('nairobbi'), [{ name: 'nairobi', within: [] }])
    assert.deepEqual(readLocationForgivingly('lake turkanaa')[0], {
      name: 'lake turkana',
      within: [],
      places: counties,
    })
  })

  test('of two words may be a place within a town in either order, both misspelt', ({ assert }) => {
    assert.deepEqual(readLocationForgivingly('westlandz nairobbi'), [
      { name: 'westlands', within: ['nairobi'] },
      { name: 'nairobi', within: ['westlands'] },
    ])
    assert.deepEqual(readLocationForgivingly('westlands nairobbi'), [
      { name: 'westlands', within: ['nairobi'] },
      { name: 'nairobi', within: ['westlands'] },
    ])
    assert.isEmpty(readLocationForgivingly('my westlandz nairobbi house'))
  })

  test('is read in each of its parts, aliases before what is misspelt', ({ assert }) => {
    assert.deepEqual(readLocationForgivingly('Nairobbi, Kisumu Airport'), [
      { name: 'kisumu', within: [] },
      { name: 'airport', within: ['kisumu'] },
      { name: 'nairobi', within: [] },
    ])
  })

  test('that is like nothing has no reading', ({ assert }) => {
    assert.isEmpty(readLocationForgivingly('qqqqqqqq'))
    assert.isEmpty(readLocationForgivingly(''))
  })
})

test.group('Places | the place that a text begins with', () => {
  test('is its first part, normalised', ({ assert }) => {
    assert.equal(placeInText('Westlands, Nairobi'), 'westlands')
    assert.equal(placeInText(' , '), '')
    assert.equal(placeInText('Kenya'), '')
  })

  test('writes mountains out, and a mountain may be called like the country', ({ assert }) => {
    assert.equal(placeInText('Mt Kenya'), 'mount kenya')
    assert.equal(placeInText('Mont Kenya'), 'mont kenya')
    assert.equal(placeInText('Mlima Kenya'), 'mlima kenya')
    assert.equal(placeInText('Little Mount Kenya'), 'little mount')
    assert.equal(placeInText('Mount Kenya Lodge Kenya'), 'mount kenya lodge')
    assert.equal(placeInText('Summt Hill'), 'summt hill')
  })

  test('has four parts at most', ({ assert }) => {
    const within = readLocation('Aa, Bb, Cc, Dd, Ee')?.[0].within
    assert.deepEqual(within, ['bb', 'cc', 'dd'])
  })
})

test.group('Places | aliases', () => {
  test('are read as they are, and before what people arrive at', ({ assert }) => {
    assert.deepEqual(named('jkia'), ['Nairobi'])
    assert.deepEqual(named('wilson airport'), ['Nairobi'])
    assert.deepEqual(named('ukunda airstrip'), ['Diani'])
    assert.deepEqual(named('nairobi sgr'), ['Nairobi', 'Athi River'], 'before "nairobi"')
    assert.isNull(named('nairobi'))
  })

  test('are postal codes: of a main post office, one whose codes begin like its, or of Nairobi', ({
    assert,
  }) => {
    assert.deepEqual(named('80100'), ['Mombasa'])
    assert.deepEqual(named('80199'), ['Mombasa'])
    assert.deepEqual(named('80108'), ['Kilifi'])
    assert.deepEqual(named('00100'), ['Nairobi'])
    assert.deepEqual(named('00623'), ['Nairobi'])
    assert.isNull(named('99999'))
    assert.isNull(named('8010'))
    assert.isNull(named('801000'))
    assert.isNull(named('a80100'))
  })

  test('lose what people arrive at from their end alone', ({ assert }) => {
    assert.equal(withoutArrival('kisumu airport'), 'kisumu')
    assert.equal(withoutArrival('voi sgr station'), 'voi')
    assert.equal(withoutArrival('airport road'), 'airport road')
    assert.equal(withoutArrival('airport'), 'airport')
  })
})
