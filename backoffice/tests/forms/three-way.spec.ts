import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { changedFields, changesIn, threeWay } from '../../src/forms/three-way.ts'

const { conflicts, merged } = threeWay()

const base = {
  title: 'Nyumba',
  price: '6500',
  address: { city: 'Kilifi', area: 'Mnarani' },
  amenities: ['wifi'],
}

describe('A form beside what others change meanwhile', () => {
  it('names the fields that differ by their path, and a list as one field', () => {
    const other = {
      ...base,
      address: { city: 'Diani', area: 'Mnarani' },
      amenities: ['wifi', 'pool'],
    }
    assert.deepEqual(changedFields(base, other), ['address.city', 'amenities'])
    assert.deepEqual(changedFields(base, structuredClone(base)), [])
  })

  it('sees no conflict where each has changed another field, or both the same way', () => {
    assert.deepEqual(conflicts(base, { ...base, title: 'Banda' }, { ...base, price: '7000' }), [])
    assert.deepEqual(conflicts(base, { ...base, price: '7000' }, { ...base, price: '7000' }), [])
  })

  it('sees one where both have changed a field to different values', () => {
    const theirs = { ...base, price: '8888', address: { ...base.address, city: 'Diani' } }
    assert.deepEqual(conflicts(base, { ...base, price: '7777', title: 'Banda' }, theirs), ['price'])
  })

  it('brings both changes together, field by field', () => {
    const mine = { ...base, title: 'Banda', address: { ...base.address, area: 'Hill' } }
    const theirs = { ...base, price: '8888', address: { ...base.address, city: 'Diani' } }
    assert.deepEqual(merged(base, mine, theirs), {
      title: 'Banda',
      price: '8888',
      address: { city: 'Diani', area: 'Hill' },
      amenities: ['wifi'],
    })
  })

  it('lets the chosen side win where both have changed a field', () => {
    const [mine, theirs] = [
      { ...base, price: '7777', title: 'Banda' },
      { ...base, price: '8888' },
    ]
    assert.equal(merged(base, mine, theirs).price, '7777')
    assert.deepEqual(merged(base, mine, theirs, 'theirs'), {
      ...base,
      price: '8888',
      title: 'Banda',
    })
  })

  it('takes an amount and its currency as one', () => {
    const priced = threeWay(['price', 'currency'])
    const from = { ...base, currency: 'KES' }
    const mine = { ...from, title: 'Banda', price: '7777' }
    const theirs = { ...from, currency: 'USD' }
    assert.deepEqual(conflicts(from, mine, theirs), [])
    assert.deepEqual(priced.conflicts(from, mine, theirs), ['price', 'currency'])
    assert.deepEqual(priced.conflicts(from, mine, { ...from, price: '8888' }), ['price'])
    assert.deepEqual(priced.merged(from, mine, theirs), mine)
    assert.deepEqual(priced.merged(from, mine, theirs, 'theirs'), { ...theirs, title: 'Banda' })
    assert.deepEqual(priced.merged(from, { ...from, title: 'Banda' }, theirs), {
      ...theirs,
      title: 'Banda',
    })
    assert.deepEqual(priced.conflicts(from, theirs, { ...theirs, title: 'Banda' }), [])
  })

  it('sends only what differs, and groups whole', () => {
    const wanted = { ...base, title: 'Banda', address: { ...base.address, city: 'Diani' } }
    assert.deepEqual(changesIn(base, wanted), {
      title: 'Banda',
      address: { city: 'Diani', area: 'Mnarani' },
    })
  })
})
