import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spansTaken, stayFault, takenSoonAfter } from '../../app/routes/property/stay-request.ts'

const today = '2026-12-01'
const taken = ['2026-12-10', '2026-12-11', '2026-12-12']

const faultOf = (checkIn: string, checkOut: string) =>
  stayFault({ checkIn, checkOut, guests: 2, pets: 0 }, { taken, today })

test('dates that are missing or not in their order are asked for', () => {
  assert.equal(faultOf('2026-12-20', ''), 'booking.datesRequired')
  assert.equal(faultOf('', '2026-12-20'), 'booking.datesRequired')
  assert.equal(faultOf('2026-12-20', '2026-12-20'), 'booking.datesRequired')
  assert.equal(faultOf('2026-12-20', '2026-12-18'), 'booking.datesRequired')
})

test('a stay may begin today, and no day sooner', () => {
  assert.equal(faultOf('2026-11-30', '2026-12-03'), 'booking.past')
  assert.equal(faultOf(today, '2026-12-03'), null)
})

test('taken nights between are told apart from those at the beginning', () => {
  assert.equal(faultOf('2026-12-08', '2026-12-15'), 'booking.spans')
  assert.equal(faultOf('2026-12-10', '2026-12-14'), 'booking.spans')
  assert.equal(faultOf('2026-12-10', '2026-12-11'), 'booking.notAvailable')
  assert.equal(faultOf('2026-12-12', '2026-12-14'), 'booking.notAvailable')
})

test('a guest leaves on the morning of a taken night, and comes when the last one is over', () => {
  assert.equal(faultOf('2026-12-08', '2026-12-10'), null)
  assert.equal(faultOf('2026-12-13', '2026-12-15'), null)
  assert.equal(spansTaken({ checkIn: '2026-12-08', checkOut: '2026-12-10' }, taken), false)
  assert.equal(spansTaken({ checkIn: '2026-12-08', checkOut: '2026-12-11' }, taken), true)
})

test('the first night that is taken in the week after a check-in is known', () => {
  assert.equal(takenSoonAfter('2026-12-07', taken), '2026-12-10')
  assert.equal(takenSoonAfter('2026-12-03', taken), '2026-12-10')
  assert.equal(takenSoonAfter('2026-12-02', taken), null)
  assert.equal(takenSoonAfter('2026-12-10', taken), '2026-12-11')
  assert.equal(takenSoonAfter('2026-12-12', taken), null)
})
