import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  AMENITIES,
  COMMON_HOUSE_RULES,
  isCatalogueAmenity,
  maskOf,
  slugifyAmenity,
  slugsOf,
} from '#domain/amenities'

const slugs = AMENITIES.map(({ slug }) => slug)

test.group('Amenities | the catalogue', () => {
  test('has the 23 of the specification, in its order', ({ assert }) => {
    assert.deepEqual(
      AMENITIES.map(({ label }) => label).join(', '),
      'WiFi, Parking, Pool, Gym, Kitchen, Washer, Dryer, TV, Air Conditioning, Heating, Workspace, ' +
        'Fireplace, Balcony, Garden, BBQ, Hot Tub, Elevator, Wheelchair Accessible, Generator, ' +
        'Borehole, Solar Power, CCTV, Security Guard'
    )
  })

  test('every amenity keeps the bit it was stored with', ({ assert }) => {
    assert.deepEqual(
      AMENITIES.map(({ bit }) => bit),
      AMENITIES.map((_, index) => index)
    )
  })

  test('every label leads to its slug', ({ assert }) => {
    for (const { slug, label } of AMENITIES) assert.equal(slugifyAmenity(label), slug)
  })

  test('knows its own slugs and no others', ({ assert }) => {
    assert.isTrue(slugs.every(isCatalogueAmenity))
    assert.isFalse(isCatalogueAmenity('rooftop-terrace'))
    assert.isFalse(isCatalogueAmenity('WiFi'))
    assert.isFalse(isCatalogueAmenity('constructor'))
  })

  test('there are eight common house rules', ({ assert }) => {
    assert.lengthOf(COMMON_HOUSE_RULES, 8)
    assert.equal(COMMON_HOUSE_RULES[3], 'Quiet hours after 10 PM')
  })
})

test.group('Amenities | slugs', () => {
  test('"{0}" becomes "{1}"')
    .with([
      ['Rooftop Terrace', 'rooftop-terrace'],
      ['  Sea   view ', 'sea-view'],
      ['Wi-Fi', 'wi-fi'],
      ['AIR CONDITIONING', 'ac'],
      ['hot tub', 'hot-tub'],
      ['ac', 'ac'],
      ['Café & Bar', 'cafe-bar'],
      ["Children's cot", 'childrens-cot'],
      ['--Pool--', 'pool'],
      ['Netflix + TV', 'netflix-tv'],
      ['24/7 power', '24-7-power'],
      ['!!!', ''],
      ['', ''],
    ])
    .run(({ assert }, [text, slug]) => {
      assert.equal(slugifyAmenity(text), slug)
    })

  test('a slug is a slug already', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugifyAmenity(text)
        assert.equal(slugifyAmenity(slug), slug)
      })
    )
  })
})

test.group('Amenities | mask', () => {
  test('each amenity sets one bit', ({ assert }) => {
    assert.equal(maskOf(['wifi']), 1)
    assert.equal(maskOf(['parking']), 2)
    assert.equal(maskOf(['security-guard']), 2 ** 22)
    assert.equal(maskOf(['wifi', 'pool']), 5)
  })

  test('all of them fit a positive 32-bit integer', ({ assert }) => {
    assert.equal(maskOf(slugs), 2 ** 23 - 1)
  })

  test('custom amenities and repetitions add nothing', ({ assert }) => {
    assert.equal(maskOf([]), 0)
    assert.equal(maskOf(['rooftop-terrace']), 0)
    assert.equal(maskOf(['wifi', 'wifi']), 1)
  })

  test('the mask gives back what went in, in the order of the catalogue', ({ assert }) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(slugs), (chosen) => {
        const expected = slugs.filter((slug) => chosen.includes(slug))
        assert.deepEqual(slugsOf(maskOf(chosen)), expected)
      })
    )
  })
})
