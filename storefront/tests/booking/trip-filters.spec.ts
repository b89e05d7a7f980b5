import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  readTripFilters,
  statusesOf,
  tripsPath,
} from '../../app/routes/dashboard/trips/trip-filters.ts'

const read = (query: string) => readTripFilters(new URLSearchParams(query))

test('a tab stays while its trips are searched, also with an empty field', () => {
  assert.equal(read('when=past&search=&status=').when, 'past')
  assert.equal(read('when=past&search=mara&status=').when, 'past')
  assert.equal(read('when=all&search=&status=').when, 'all')
})

test('without a tab a search looks in all trips, and nothing shows what is ahead', () => {
  assert.equal(read('search=mara').when, 'all')
  assert.equal(read('status=cancelled').when, 'all')
  assert.equal(read('search=').when, 'upcoming')
  assert.equal(read('when=never').when, 'upcoming')
})

test('another tab keeps the search, from its first page', () => {
  const filters = read('when=upcoming&search=+mara+%26+co+&status=confirmed&page=3')
  assert.equal(
    tripsPath('past', filters),
    '/dashboard/bookings?when=past&search=mara+%26+co&status=confirmed'
  )
  assert.equal(tripsPath('past', read('')), '/dashboard/bookings?when=past')
})

test('a status counts where a tab has trips of it', () => {
  assert.deepEqual(statusesOf('cancelled'), ['cancelled'])
  assert.equal(read('when=upcoming&status=checked-out').status, '')
  assert.equal(read('when=past&status=checked-out').status, 'checked-out')
  const over = read('when=past&search=mara&status=checked-out')
  assert.equal(tripsPath('cancelled', over), '/dashboard/bookings?when=cancelled&search=mara')
  for (const status of statusesOf('all')) {
    assert.equal(read(`when=all&status=${status}`).status, status)
  }
})
