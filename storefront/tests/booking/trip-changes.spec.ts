import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodyOf, changesIn, wishesOf } from '../../app/routes/dashboard/change-trip/changes.ts'

const booking = {
  guests: { adults: 2, children: 1, pets: 0 },
  specialRequests: 'We land late.\nA cot, please.',
}
const known = wishesOf(booking as Parameters<typeof wishesOf>[0])

/** What is sent once this was typed over what the page was loaded with. */
const sent = (typed: Partial<typeof known>, shown: Parameters<typeof changesIn>[1] = known) => {
  const all = { ...known, ...typed }
  return JSON.parse(JSON.stringify(bodyOf(all, changesIn(all, shown))))
}

test('what nobody touched on a page is not sent: another page may have changed it meanwhile', () => {
  assert.deepEqual(sent({}), {})
  assert.deepEqual(sent({ specialRequests: 'Tea' }), { specialRequests: 'Tea' })
  assert.deepEqual(sent({ specialRequests: '' }), { specialRequests: null })
})

test('guests go as a whole once one number is another', () => {
  assert.deepEqual(sent({ children: '0' }), { guests: { adults: 2, children: 0 } })
  assert.deepEqual(sent({ adults: '3' }), { guests: { adults: 3, children: 1 } })
})

test('ends of lines that the browser writes in its own way are no change', () => {
  assert.deepEqual(sent({ specialRequests: 'We land late.\r\nA cot, please.' }), {})
})

test('a form that says nothing of what it was loaded with sends all', () => {
  assert.deepEqual(sent({}, {}), {
    guests: { adults: 2, children: 1 },
    specialRequests: booking.specialRequests,
  })
})
