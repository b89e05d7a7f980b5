import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { libpqPlace } from '#services/database/libpq_place'

test.group('PostgreSQL for its own programs', () => {
  test('the password is in the environment, and what is the driver’s is left out', ({ assert }) => {
    const url =
      'postgres://makao:pa%24s@db.example:5433/makao?statement_timeout=1&sslmode=no-verify'
    const { address, env } = libpqPlace(url, { PATH: '/bin' })
    assert.equal(address, 'postgres://makao@db.example:5433/makao?sslmode=require')
    assert.deepEqual(env, { PATH: '/bin', PGPASSWORD: 'pa$s' })
  })

  test('blanks in options stay blanks', ({ assert }) => {
    for (const blank of ['+', '%20']) {
      const url = `postgres://db/makao?options=-c${blank}role%3Da%2Bb&statement_timeout=1`
      const { address } = libpqPlace(url, {})
      assert.equal(address, 'postgres://db/makao?options=-c%20role%3Da%2Bb')
    }
  })

  test('who is to be proven is proven by those the machine trusts, unless somebody names others', ({
    assert,
  }) => {
    const trusted = (query: string, environment = {}) =>
      libpqPlace(`postgres://db.example/makao${query}`, environment).env.PGSSLROOTCERT
    for (const mode of ['verify-full', 'verify-ca']) {
      const found = trusted(`?sslmode=${mode}`)!
      assert.isTrue(found === 'system' || existsSync(found), found)
      assert.isUndefined(trusted(`?sslmode=${mode}&sslrootcert=/srv/ca.crt`))
      assert.equal(trusted(`?sslmode=${mode}`, { PGSSLROOTCERT: '/srv/ca.crt' }), '/srv/ca.crt')
    }
    for (const query of ['', '?sslmode=require']) assert.isUndefined(trusted(query))
  })
})
