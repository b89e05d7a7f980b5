import { test } from '@japa/runner'
import {
  DEFAULT_PROPERTY_TYPE,
  PROPERTY_TYPES,
  PROPERTY_TYPE_SLUGS,
  isPropertyType,
  propertyTypeCode,
  propertyTypeWithCode,
} from '#domain/property_types'

test.group('Property types', () => {
  test('there are eight, and each keeps the code it is stored with', ({ assert }) => {
    assert.deepEqual(
      PROPERTY_TYPES.map(({ code, slug }) => `${code} ${slug}`),
      [
        '1 studio',
        '2 one-bedroom',
        '3 two-bedroom',
        '4 three-bedroom',
        '5 four-bedroom',
        '6 villa',
        '7 apartment',
        '8 house',
      ]
    )
  })

  test('a code leads back to its type', ({ assert }) => {
    for (const slug of PROPERTY_TYPE_SLUGS) {
      assert.equal(propertyTypeWithCode(propertyTypeCode(slug)), slug)
    }
  })

  test('other types and codes are refused', ({ assert }) => {
    assert.isTrue(isPropertyType('villa'))
    for (const other of ['castle', 'Villa', '', null, 1]) assert.isFalse(isPropertyType(other))
    assert.throws(() => propertyTypeCode('castle'), RangeError, '"castle"')
    assert.throws(() => propertyTypeWithCode(0), RangeError)
    assert.throws(() => propertyTypeWithCode(9), RangeError, '9 is not')
  })

  test('the form starts with an apartment', ({ assert }) => {
    assert.equal(DEFAULT_PROPERTY_TYPE, 'apartment')
  })
})
