import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Booking } from '../../src/api/types.ts'
import { approveEach, asRead, notesFor } from '../../src/resources/bookings/approve-each.ts'

const requests = [1, 2, 3, 4].map((_id) => ({ _id, hostNotes: null }) as Booking)

/** Approves, but for those that are refused with a status. */
function approving(statuses: Record<number, number>) {
  const asked: number[] = []
  const approve = ({ _id }: Booking) => {
    asked.push(_id)
    const statusCode = statuses[_id]
    return statusCode === undefined
      ? Promise.resolve()
      : Promise.reject(Object.assign(new Error(`No ${_id}`), { statusCode }))
  }
  return { asked, approve }
}

describe('Approving several requests', () => {
  it('goes on behind one that is refused, and says which and why', async () => {
    const { asked, approve } = approving({ 2: 409, 3: 404 })
    const told: number[] = []
    const refused = await approveEach(requests, approve, (at) => told.push(at))
    assert.deepEqual(asked, [1, 2, 3, 4])
    assert.deepEqual(told, [0, 1, 2, 3])
    assert.deepEqual(
      refused.map(({ booking, reason }) => [booking._id, reason]),
      [
        [2, 'No 2'],
        [3, 'No 3'],
      ]
    )
  })

  for (const status of [0, 401, 429]) {
    it(`asks for no more after a ${status}, and keeps the rest for its reason`, async () => {
      const { asked, approve } = approving({ 1: 409, 2: status })
      const refused = await approveEach(requests, approve, () => {})
      assert.deepEqual(asked, [1, 2])
      assert.deepEqual(
        refused.map(({ booking, reason }) => [booking._id, reason]),
        [
          [1, 'No 1'],
          [2, 'No 2'],
          [3, 'No 2'],
          [4, 'No 2'],
        ]
      )
    })
  }

  it('keeps a request that was changed meanwhile as it is now, to be read before it is tried again', async () => {
    const now = { _id: 1, guests: { adults: 4 } } as Booking
    const changed = Object.assign(new Error('Changed'), { statusCode: 412, current: now })
    const approve = ({ _id }: Booking) => (_id === 1 ? Promise.reject(changed) : Promise.resolve())
    const refused = await approveEach(requests, approve, () => {})
    assert.deepEqual(refused, [{ booking: now, reason: 'Changed', isChanged: true }])
  })

  it('sends notes to guests who have none', () => {
    const [request] = requests
    assert.deepEqual(notesFor(request, 'The key is with Juma.'), {
      hostNotes: 'The key is with Juma.',
    })
    assert.deepEqual(notesFor(request, ''), {})
    assert.deepEqual(notesFor({ ...request, hostNotes: 'Ring twice.' }, 'The key.'), {})
  })
})

describe('A request that was chosen', () => {
  const chosen = {
    ...{ _id: 7, checkIn: '2026-12-01', checkOut: '2026-12-03', updatedAt: 'before' },
    ...{ guests: { adults: 2, children: 0, pets: 0 }, specialRequests: null, hostNotes: null },
  } as unknown as Booking

  it('is taken as the list shows it by now, with its notes and its version', () => {
    const now = { ...chosen, hostNotes: 'Ring twice', updatedAt: 'now' }
    assert.equal(asRead(chosen, [now]), now)
    assert.equal(asRead(chosen, []), chosen)
  })

  for (const change of [
    { guests: { adults: 6, children: 0, pets: 0 } },
    { guests: { adults: 2, children: 0, pets: 1 } },
    { specialRequests: 'We bring a band' },
    { checkOut: '2026-12-05' },
  ] as Partial<Booking>[]) {
    it(`stays as it was read where ${Object.keys(change).join()} has changed since`, () => {
      assert.equal(asRead(chosen, [{ ...chosen, ...change, updatedAt: 'now' }]), chosen)
    })
  }
})
