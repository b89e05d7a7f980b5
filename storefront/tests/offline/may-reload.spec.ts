import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayReload } from '../../app/offline/may-reload.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const NOW = Date.parse('2026-12-04T10:00:00Z')

test('a page reloads itself once in a while, never again and again', () => {
  const kept = storage()
  assert.equal(
    mayReload(() => kept, NOW),
    true
  )
  assert.equal(
    mayReload(() => kept, NOW + 2000),
    false
  )
  assert.equal(
    mayReload(() => kept, NOW + 3_600_000),
    true
  )
})

test('a page that can remember nothing does not reload itself', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  assert.equal(mayReload(refuse, NOW), false)
  assert.equal(
    mayReload(() => ({ getItem: refuse, setItem: refuse }), NOW),
    false
  )
})
