import assert from 'node:assert/strict'
import test from 'node:test'
import { findHelpedStay } from '../../app/routes/dashboard/find-helped-stay.ts'

const stay = (id: number) => ({ _id: id, actions: ['proposeDates'] })

const api = {
  helping: {
    stays: ({ query: { page } }: { query: { page: number } }) =>
      Promise.resolve({ data: [stay(page)], pagination: { pages: 3 } }),
  },
} as never

const wanted = { status: 'confirmed', step: 'proposeDates' } as const

test('a stay is found on whichever page it is', async () => {
  const found = await findHelpedStay(api, '3', wanted)
  assert.equal(found?._id, 3)
})

test('one that is gone, or that offers something else, is none', async () => {
  assert.equal(await findHelpedStay(api, '4', wanted), null)
  assert.equal(await findHelpedStay(api, '1', { ...wanted, step: 'agreeDates' }), null)
})
