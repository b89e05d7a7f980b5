import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDoor } from './door.ts'

process.env.NODE_ENV = 'production'
const { foldDashboard } = await import('../../server/requests.ts')

test('the dashboard is found however its name is written', async (t) => {
  const ask = await openDoor(t, foldDashboard)
  const leadsTo = {
    '/Dashboard': '/dashboard',
    '/DASHBOARD/wishlist?page=2': '/dashboard/wishlist?page=2',
    '/%64ashboard': '/dashboard',
    '/%44ashboard/bookings/?a=/b': '/dashboard/bookings/?a=/b',
    '/Dashboard?next=https://evil.example': '/dashboard?next=https://evil.example',
  }
  for (const [path, to] of Object.entries(leadsTo)) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask({ method, path })
      assert.deepEqual([status, headers.location], [308, to], path)
    }
  }
})

test('what is right already, another page or a write goes on', async (t) => {
  const ask = await openDoor(t, foldDashboard)
  for (const path of ['/', '/dashboard', '/dashboard/Wishlist', '/Dashboards', '/dashboard%2Fx']) {
    const { status } = await ask({ path })
    assert.equal(status, 200, path)
  }
  const { status } = await ask({ method: 'POST', path: '/Dashboard/bookings' })
  assert.equal(status, 200)
})
