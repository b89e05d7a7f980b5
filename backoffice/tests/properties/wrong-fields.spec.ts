import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWrong } from '../../src/resources/properties/form/wrong.ts'

type Field = keyof typeof isWrong

const RIGHT: Partial<Record<Field, string[]>> = {
  title: ['A house of coral stone'],
  price: ['0', '7250.5', ' 7250.50 ', '10000000'],
  bedrooms: ['0', '10'],
  bathrooms: ['0.5', '1', '1.5', '10'],
  maxGuests: ['1', '20'],
  postalCode: ['80108', ' 00100 '],
}

const WRONG: Partial<Record<Field, string[]>> = {
  title: ['', '   '],
  description: ['', '\n'],
  price: ['', '-1', '12.345', '10000001', '10000000.01', '1e3', 'a lot'],
  bedrooms: ['', '-1', '1.5', '11'],
  bathrooms: ['', '0', '0.7', '10.5'],
  maxGuests: [' ', '0', '1.5', '21'],
  street: [''],
  area: [' '],
  city: [''],
  county: [''],
  postalCode: ['', '8010', '801080', '8010a'],
}

for (const [all, expected] of [
  [RIGHT, false],
  [WRONG, true],
] as const) {
  for (const [field, texts] of Object.entries(all)) {
    test(`the ${field} of a property may ${expected ? 'not ' : ''}be one of ${JSON.stringify(texts)}`, () => {
      for (const text of texts) assert.equal(isWrong[field as Field](text), expected, text)
    })
  }
}
