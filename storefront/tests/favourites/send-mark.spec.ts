import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendMark } from '../../app/components/favourites/send-mark.ts'

test('a heart that is tapped just before the page is left is sent all the same', async (t) => {
  const sent = t.mock.method(globalThis, 'fetch', async () => new Response())
  await sendMark('/properties/1/wishlist', { saved: 'true' })
  const [path, asked] = sent.mock.calls[0]!.arguments as unknown as [string, RequestInit]
  assert.equal(path, '/properties/1/wishlist')
  assert.equal(String(asked.body), 'saved=true')
  assert.equal(asked.keepalive, true)
})
