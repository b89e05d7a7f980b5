import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { onNewDay } from '../../src/providers/new-day.ts'

const EVENING = Date.parse('2026-12-04T23:50:00+03:00')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('A new day in Nairobi', () => {
  let days = 0
  let stop = () => {}
  const browser = new EventTarget()
  const page = { hidden: false }

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'], now: EVENING })
    page.hidden = false
    Object.assign(globalThis, { window: browser, document: page })
    days = 0
    stop = onNewDay(() => (days += 1))
  })

  afterEach(() => {
    stop()
    mock.timers.reset()
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.deleteProperty(globalThis, 'document')
  })

  it('begins at midnight, each night once', () => {
    mock.timers.tick(9 * MINUTE)
    assert.equal(days, 0)
    mock.timers.tick(MINUTE)
    assert.equal(days, 1)
    mock.timers.tick(DAY - MINUTE)
    assert.equal(days, 1)
    mock.timers.tick(MINUTE)
    assert.equal(days, 2)
  })

  it('is noticed when the window comes back, where no timer ran meanwhile', () => {
    mock.timers.setTime(EVENING + 8 * 60 * MINUTE)
    browser.dispatchEvent(new Event('visibilitychange'))
    browser.dispatchEvent(new Event('focus'))
    assert.equal(days, 1)
  })

  it('waits where nobody looks', () => {
    page.hidden = true
    mock.timers.tick(DAY)
    assert.equal(days, 0)
    page.hidden = false
    browser.dispatchEvent(new Event('visibilitychange'))
    assert.equal(days, 1)
  })

  it('is nobody’s business any more afterwards', () => {
    stop()
    mock.timers.tick(DAY)
    browser.dispatchEvent(new Event('focus'))
    assert.equal(days, 0)
  })
})
