import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DEFAULTS, formOf, isSame, payloadOf } from '../../src/resources/properties/form/values.ts'

const pin = { latitude: -4.05, longitude: 39.67 }

describe('What a listing sends', () => {
  it('is numbers, and a title without the blanks around it', () => {
    const sent = payloadOf({ ...DEFAULTS, title: ' Nyumba ', price: '12500.50', bathrooms: '1.5' })
    assert.equal(sent.title, 'Nyumba')
    assert.equal(sent.price, 12500.5)
    assert.equal(sent.bathrooms, 1.5)
  })

  it('mentions the pin only when the host has moved it or taken it away', () => {
    assert.equal('latitude' in payloadOf(DEFAULTS), false)
    assert.deepEqual(
      [pin, null].map((place) => payloadOf({ ...DEFAULTS, pin: place }).latitude),
      [-4.05, null]
    )
  })

  it('names its parts as the API reads them out of a form', () => {
    const fields = formOf({
      address: { city: 'Diani' },
      amenities: ['wifi', 'pool'],
      latitude: null,
    })
    assert.deepEqual(
      [...fields],
      [
        ['address[city]', 'Diani'],
        ['amenities[0]', 'wifi'],
        ['amenities[1]', 'pool'],
        ['latitude', ''],
      ]
    )
  })

  it('is the same when only blanks were typed', () => {
    assert.equal(isSame(DEFAULTS, { ...DEFAULTS, title: '  ' }), true)
    assert.equal(isSame(DEFAULTS, { ...DEFAULTS, title: 'Nyumba' }), false)
  })
})
