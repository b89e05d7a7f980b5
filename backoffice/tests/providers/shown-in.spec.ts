import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { shownIn } from '../../src/providers/shown-in.ts'

const SOURCES = new URL('../../src/', import.meta.url)

/** What the API tells of (`LiveChange`). */
const TOLD = [
  'bookings',
  'reviews',
  'contacts',
  'properties',
  'users',
  'calendar',
  'payouts',
  'discrepancies',
  'system',
]

function assertRenewed(resource: string, names: string[]) {
  const renewed = shownIn(resource)
  for (const name of names) {
    assert.ok(renewed.includes(name), `${resource} renews ${name}`)
  }
}

describe('An event', () => {
  it('renews what it tells of, and the log', () => {
    for (const resource of TOLD) {
      assertRenewed(resource, [resource, 'audit'])
    }
  })

  it('of a difference renews the money that waited for it', () => {
    assertRenewed('discrepancies', ['payouts', 'books', 'bookings', 'deposit-claims'])
  })

  it('of a stay renews the payouts it is paid with', () => {
    assertRenewed('bookings', ['payouts', 'earnings', 'deposit-claims'])
  })

  it('of nights renews which stays another site has booked, too', () => {
    assertRenewed('calendar', ['bookings'])
  })

  it('of a person renews whatever says their name, and what waits for their account', () => {
    assertRenewed('users', ['bookings', 'trips', 'calendar', 'reviews', 'flagged', 'properties'])
    assertRenewed('users', ['payouts', 'earnings', 'deposit-claims', 'newsletter', 'found'])
  })

  it('renews nothing that is asked under no such name', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    const source = files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('shown-in.ts'))
      .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
      .join('\n')
    for (const name of new Set(TOLD.flatMap(shownIn))) {
      const isAsked = new RegExp(
        String.raw`(resource: |name: |queryKey: \[|DASHBOARD = \[|HELPERS = )'${name}'`
      ).test(source)
      assert.ok(isAsked, name)
    }
  })
})
