import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadPageAnew, mayReload } from '../src/may-reload.ts'

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

test('a page that lacks a script reloads once: connected, and where that loses nothing', (t) => {
  const reload = t.mock.fn()
  const browser = { location: { reload }, sessionStorage: storage(), navigator: { onLine: false } }
  for (const [name, value] of Object.entries(browser)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true })
    t.after(() =>
      before
        ? Object.defineProperty(globalThis, name, before)
        : Reflect.deleteProperty(globalThis, name)
    )
  }
  assert.equal(loadPageAnew(false), false, 'offline')
  browser.navigator.onLine = true
  assert.equal(loadPageAnew(true), false, 'something is typed')
  assert.equal(reload.mock.callCount(), 0)
  assert.equal(loadPageAnew(false), true)
  assert.equal(loadPageAnew(false), false, 'again')
  assert.equal(reload.mock.callCount(), 1)
})
