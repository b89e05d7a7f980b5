import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withEdits } from '@makao/shared/with-edits'

const NONE = { min: '', max: '', amenities: [] as string[] }
const untouched = { typed: NONE, sent: NONE, wanted: NONE }

describe('Fields while an answer is on its way', () => {
  it('follow what is wanted where nobody typed', () => {
    const wanted = { min: '5000', max: '', amenities: ['wifi'] }
    assert.deepEqual(withEdits(untouched, wanted), wanted)
  })

  it('keep what was typed since they were sent', () => {
    const sent = { ...NONE, min: '5000' }
    const typed = { ...sent, max: '20000' }
    assert.deepEqual(withEdits({ typed, sent, wanted: NONE }, sent), typed)
  })

  it('keep a choice that was taken back since', () => {
    const sent = { ...NONE, min: '5000' }
    assert.deepEqual(withEdits({ typed: NONE, sent, wanted: NONE }, sent), NONE)
  })

  it('take the answer where they hold what was sent, also when it says something else', () => {
    const sent = { ...NONE, min: '20000', max: '5000' }
    const swapped = { ...NONE, min: '5000', max: '20000' }
    assert.deepEqual(withEdits({ typed: sent, sent, wanted: NONE }, swapped), swapped)
  })

  it('let go of a choice that was taken away elsewhere', () => {
    const chosen = { ...NONE, amenities: ['wifi', 'pool'] }
    const taken = { ...NONE, amenities: ['pool'] }
    assert.deepEqual(withEdits({ typed: chosen, sent: chosen, wanted: chosen }, taken), taken)
  })

  it('keep what was sent and refused when something else changes', () => {
    const sent = { ...NONE, min: '5000' }
    const wanted = { ...NONE, amenities: ['wifi'] }
    const both = { ...sent, amenities: ['wifi'] }
    assert.deepEqual(withEdits({ typed: sent, sent, wanted: NONE }, wanted), both)
  })
})
