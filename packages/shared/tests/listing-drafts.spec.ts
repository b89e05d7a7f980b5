import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { dropListingDrafts, LISTING_DRAFTS } from '../src/listing-drafts.ts'

const had = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

/** A browser's storage: its entries are its own keys. */
function storageOf(names: string[]) {
  const entries = Object.fromEntries(names.map((name) => [name, '{}']))
  const removeItem = (name: string) => delete entries[name]
  Object.defineProperty(entries, 'removeItem', { value: removeItem, enumerable: false })
  Object.defineProperty(globalThis, 'localStorage', { value: entries, configurable: true })
  return () => Object.keys(entries)
}

let left: () => string[]

describe('Drafts of listings', () => {
  beforeEach(() => {
    left = storageOf([
      `${LISTING_DRAFTS}7.new`,
      `${LISTING_DRAFTS}7.12`,
      `${LISTING_DRAFTS}70.new`,
      'makao.registration',
    ])
  })

  afterEach(() => {
    Object.defineProperty(
      globalThis,
      'localStorage',
      had ?? { value: undefined, configurable: true }
    )
  })

  test('whoever signs out leaves no draft of a listing behind, and nothing else goes', () => {
    dropListingDrafts()
    assert.deepEqual(left(), ['makao.registration'])
  })

  test('one’s own drafts stay where those of others go, whose number may begin alike', () => {
    dropListingDrafts(`${LISTING_DRAFTS}7.`)
    assert.deepEqual(left(), [
      `${LISTING_DRAFTS}7.new`,
      `${LISTING_DRAFTS}7.12`,
      'makao.registration',
    ])
  })

  test('a browser that forbids its storage has nothing to take away', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new Error('forbidden')
      },
    })
    assert.doesNotThrow(() => dropListingDrafts())
  })
})
