import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchBehind } from '../../app/routes/property/search-behind.ts'
import { readStayRequest, stayQuery } from '../../app/routes/property/stay-request.ts'

const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06', guests: 2, pets: 0 }
const open = { checkIn: '', checkOut: '', guests: 2, pets: 0 }

test('the way back from a place is the search it was found by', () => {
  assert.equal(
    searchBehind('?location=Nairobi&page=2', stay),
    '/properties?location=Nairobi&page=2'
  )
  assert.equal(searchBehind('', stay), '/properties')
})

test('who came by another way finds places for the same dates', () => {
  const search = '/properties?checkIn=2026-12-04&checkOut=2026-12-06&guests=2'
  assert.equal(searchBehind(null, stay), search)
  assert.equal(searchBehind({ found: 1 }, stay), search)
  assert.equal(searchBehind(null, open), '/properties')
})

test('pets are in the address when there are any, and read from it', () => {
  assert.doesNotMatch(stayQuery(stay), /pets/)
  const query = new URLSearchParams(stayQuery({ ...stay, pets: 2 }))
  assert.equal(query.get('pets'), '2')
  const petsOf = (pets: string | null) => readStayRequest(() => pets, 4).pets
  assert.deepEqual(['2', null, '-1', 'cat', '999'].map(petsOf), [2, 0, 0, 0, 20])
})
