import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meantFor } from '../../app/viewer.server.ts'

function sent(viewer?: string) {
  const form = new FormData()
  if (viewer !== undefined) {
    form.set('viewer', viewer)
  }
  return form
}

test('a write is meant for whom its page was shown to', () => {
  assert.deepEqual(meantFor(sent('7')), { 'X-User': '7' })
})

test('what no page of ours says is meant for nobody', () => {
  for (const viewer of [undefined, '', '-1', '7\n', 'é', '7, 8']) {
    assert.deepEqual(meantFor(sent(viewer)), {}, String(viewer))
  }
})
