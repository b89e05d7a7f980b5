import { test } from '@japa/runner'
import { cookieSeconds, sessionSeconds } from '#domain/settings'

const HOUR = 3600
const DAY = 24 * HOUR

test.group('Settings | how long a session lives', () => {
  test('{timeout}: {plain} s, remembered {remembered} s')
    .with([
      { timeout: '1h', plain: HOUR, remembered: HOUR },
      { timeout: '6h', plain: 6 * HOUR, remembered: 6 * HOUR },
      { timeout: '24h', plain: DAY, remembered: 30 * DAY },
      { timeout: '7d', plain: 7 * DAY, remembered: 30 * DAY },
      { timeout: 'never', plain: null, remembered: null },
    ] as const)
    .run(({ assert }, { timeout, plain, remembered }) => {
      assert.equal(sessionSeconds(timeout, false), plain)
      assert.equal(sessionSeconds(timeout, true), remembered)
    })

  test('an admin’s lives a day at most, whatever was chosen', ({ assert }) => {
    for (const timeout of ['24h', '7d', 'never'] as const) {
      assert.equal(sessionSeconds(timeout, false, true), DAY)
      assert.equal(sessionSeconds(timeout, true, true), DAY)
    }
    assert.equal(sessionSeconds('1h', true, true), HOUR)
  })

  test('a cookie lives as long as its session, or as long as a browser keeps one', ({ assert }) => {
    assert.equal(cookieSeconds(HOUR), HOUR)
    assert.equal(cookieSeconds(null), 400 * DAY)
  })
})
