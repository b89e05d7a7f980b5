import { test } from '@japa/runner'
import fc from 'fast-check'
import { readLocation, readLocationForgivingly } from '#domain/kenya/location_text'
import { MAX_SUGGESTIONS, suggestPlaces } from '#domain/kenya/place_suggestions'

const named = (text: string) => suggestPlaces(text).map(({ name }) => name)

test.group('Places | suggestions', () => {
  test('"{0}" may mean {1} first')
    .with([
      ['Nair', 'Nairobi'],
      ['masai', 'Maasai Mara'],
      ['Masai Mara', 'Maasai Mara'],
      ['Nairobbi', 'Nairobi'],
      ['kisumuu', 'Kisumu'],
      ['westl', 'Westlands, Nairobi'],
      ['Westlands, Nairobi', 'Westlands, Nairobi'],
      ['tana ri', 'Tana River County'],
      ['rift', 'Rift Valley'],
      ['mt ken', 'Mount Kenya'],
      ['jkia', 'JKIA'],
      ['Pwani', 'Pwani'],
      ['lake vic', 'Lake Victoria'],
      ['nanuyki', 'Nanyuki'],
    ])
    .run(({ assert }, [text, name]) => {
      assert.equal(named(text)[0], name)
    })

  test('one place is suggested once, however many names it has', ({ assert }) => {
    assert.lengthOf(
      named('coast').filter((name) => /coast$|^Coastal/i.test(name) && !/North|South/.test(name)),
      1
    )
  })

  test('"{$self}" means no place')
    .with(['', ' ', '%', '🦒', 'Atlantis', 'Kenya'])
    .run(({ assert }, text) => {
      assert.isEmpty(suggestPlaces(text))
    })

  test('whatever is typed, there are six at most, and the search reads each', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const names = named(text)
        assert.isAtMost(names.length, MAX_SUGGESTIONS)
        for (const name of names) {
          const readings = [...(readLocation(name) ?? []), ...readLocationForgivingly(name)]
          assert.isNotEmpty(readings, name)
        }
      })
    )
  })
})
