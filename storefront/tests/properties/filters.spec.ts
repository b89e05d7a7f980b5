import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, today } from '@makao/shared/dates'
import {
  chosenOf,
  filterParams,
  isTidy,
  noFilters,
  readFilters,
  tidied,
} from '../../app/routes/properties/filters.ts'
import { listingLink, stayQuery } from '../../app/routes/properties/listing-links.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const tomorrow = addDays(today(), 1)
const later = addDays(today(), 3)

test('an address without sense finds everything instead of failing', () => {
  const nonsense =
    'guests=0&minPrice=-1&maxPrice=1e9&propertyType=castle&currency=XXX&sort=luck&amenities=<b>&checkIn=2027-02-30&checkOut=2027-03-05'
  assert.deepEqual(read(nonsense), noFilters)
})

test('groups are from one to as many as a place may take', () => {
  assert.deepEqual(
    ['1', '8', '9', '20', '21', '01', '1.5', ' 2 '].map(
      (guests) => read(`guests=${guests}`).guests
    ),
    ['1', '8', '9', '20', '', '01', '', '2']
  )
})

test('prices in the wrong order change places, and a cent counts', () => {
  const { minPrice, maxPrice } = read('minPrice=9000&maxPrice=500.50')
  assert.deepEqual([minPrice, maxPrice], ['500.50', '9000'])
  assert.equal(read('minPrice=500.505').minPrice, '')
})

test('a stay counts whole: from today on, and out after in', () => {
  const stay = (checkIn: string, checkOut: string) => {
    const found = read(`checkIn=${checkIn}&checkOut=${checkOut}`)
    return [found.checkIn, found.checkOut]
  }
  assert.deepEqual(stay(today(), tomorrow), [today(), tomorrow])
  assert.deepEqual(stay(addDays(today(), -1), tomorrow), ['', ''])
  assert.deepEqual(stay(tomorrow, tomorrow), ['', ''])
  assert.deepEqual(stay(tomorrow, ''), ['', ''])
  assert.deepEqual(stay('9999-12-24', '9999-12-26'), ['', ''])
})

test('what is written to an address is read back the same', () => {
  const filters = {
    ...noFilters,
    location: 'Diani Beach',
    checkIn: tomorrow,
    checkOut: later,
    guests: '4',
    minPrice: '5000',
    amenities: ['wifi', 'hot-tub'],
    sort: '-price' as const,
  }
  const link = listingLink(filters, 'map', 2)
  assert.deepEqual(read(link.slice(link.indexOf('?'))), filters)
  assert.match(link, /amenities=wifi,hot-tub/)
  assert.match(link, /view=map&page=2$/)
})

test('a link says nothing of what is the default', () => {
  assert.equal(listingLink(noFilters, 'grid'), '/properties')
  assert.equal(listingLink({ ...noFilters, guests: '2' }, 'grid', 1), '/properties?guests=2')
})

test('the page of a place hears when and how many, and nothing else', () => {
  const filters = { ...noFilters, checkIn: tomorrow, checkOut: later, guests: '2', currency: 'KES' }
  assert.equal(stayQuery(filters), `checkIn=${tomorrow}&checkOut=${later}&guests=2`)
  assert.equal(stayQuery({ ...noFilters, pets: '1' }), 'pets=1')
  assert.equal(stayQuery({ ...noFilters, guests: '3' }), 'guests=3')
  assert.equal(stayQuery(noFilters), '')
})

test('it shows the total of the card: for one where nobody said how many come', () => {
  const filters = { ...noFilters, checkIn: tomorrow, checkOut: later }
  assert.equal(stayQuery(filters), `checkIn=${tomorrow}&checkOut=${later}&guests=1`)
})

test('an address is tidy when it says no more than its short form', () => {
  const tidy = (query: string) => isTidy(new URLSearchParams(query))
  assert.equal(tidy(filterParams({ ...noFilters, amenities: ['wifi', 'pool'] }).toString()), true)
  assert.deepEqual(['guests=', 'amenities=wifi&amenities=pool', 'sort=createdAt'].map(tidy), [
    false,
    false,
    false,
  ])
})

test('a tidied address is tidy, and keeps what makes no sense', () => {
  const forms =
    'location=&guests=99&checkIn=2020-01-01&amenities=wifi&amenities=pool&sort=createdAt&propertyType=castle'
  const query = tidied(new URLSearchParams(forms))
  assert.equal(isTidy(query), true)
  assert.equal(
    query.toString(),
    'guests=99&checkIn=2020-01-01&propertyType=castle&amenities=wifi%2Cpool'
  )
})

test('a search says what was chosen, and what it does not say is no filter', () => {
  assert.deepEqual(chosenOf(noFilters), {})
  const search = read('location=Lamu&amenities=wifi,pool&sort=price')
  assert.deepEqual(Object.keys(chosenOf(search)), ['location', 'amenities', 'sort'])
  assert.deepEqual({ ...noFilters, ...chosenOf(search) }, search)
})
