import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textOf } from '../../src/forms/value-text.ts'

const plain = (_: string, text: string) => text

describe('The value of a field in a choice between two edits', () => {
  it('is the words or the number that stands there', () => {
    assert.equal(textOf('Nyumba', plain), 'Nyumba')
    assert.equal(textOf(6500, plain), '6500')
    assert.equal(textOf(null, plain), '')
    assert.equal(textOf(['wifi', 'pool'], plain), 'wifi, pool')
    assert.equal(textOf([], plain), '')
  })

  it('names of dates with a price what is filled in, and parts one from the next', () => {
    const periods = [
      { name: 'Christmas', firstNight: '2026-12-24', price: '9000', weekendPrice: '' },
      { name: '', firstNight: '2027-04-02', price: '8000', weekendPrice: null },
    ]
    assert.equal(textOf(periods, plain), 'Christmas, 2026-12-24, 9000; 2027-04-02, 8000')
    const said = textOf(periods, (name, text) => (name === 'price' ? `KES ${text}` : text))
    assert.equal(said, 'Christmas, 2026-12-24, KES 9000; 2027-04-02, KES 8000')
  })
})
