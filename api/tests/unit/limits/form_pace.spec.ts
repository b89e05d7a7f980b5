import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { watchPace } from '#services/limits/form_pace'

const PACE = { grace: 100, bytesPerSecond: 10_000, checkEvery: 10 }

/** Of a connection that has brought other requests before. */
const lineOf = () => ({ bytesRead: 5_000_000 })

test.group('The pace of a form', () => {
  test('counts from where the form begins, and is said to be too slow once', async ({ assert }) => {
    let said = 0
    const begun = performance.now()
    await new Promise<void>((resolve) => {
      watchPace(lineOf(), PACE, () => resolve(void said++))
    })
    assert.isAtLeast(performance.now() - begun, PACE.grace - 1)
    await pause(50)
    assert.equal(said, 1)
  })

  test('is kept by as many bytes as are asked for', async ({ assert, cleanup }) => {
    let isSlow = false
    const line = lineOf()
    cleanup(watchPace(line, PACE, () => (isSlow = true)))
    line.bytesRead += 60_000
    await pause(300)
    assert.isFalse(isSlow)
  })

  test('is nobody’s concern once the form has come', async ({ assert }) => {
    let isSlow = false
    watchPace(lineOf(), PACE, () => (isSlow = true))()
    await pause(200)
    assert.isFalse(isSlow)
  })
})
