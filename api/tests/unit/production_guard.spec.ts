import { test } from '@japa/runner'
import { unsafeDefaults } from '#services/production_guard'

const FIT = {
  appUrl: 'https://makao.example',
  mailer: 'smtp',
  payments: 'mpesa,stripe',
  rateLimits: 'on',
  limiterStore: 'database',
  queueDriver: 'database',
}

test.group('Production guard', () => {
  test('finds nothing in fit settings, nor in the defaults that are fit', ({ assert }) => {
    assert.deepEqual(unsafeDefaults(FIT), [])
    const { appUrl, mailer, payments } = FIT
    assert.deepEqual(unsafeDefaults({ appUrl, mailer, payments }), [])
  })

  test('names every embedded default that must not serve', ({ assert }) => {
    const names = unsafeDefaults({}).map((sentence) => sentence.split(/[ =]/)[0])
    assert.deepEqual(names, ['APP_URL', 'MAIL_MAILER', 'PAYMENTS'])
  })

  test('refuses {name}={value}')
    .with([
      { name: 'mailer', value: 'outbox' },
      { name: 'payments', value: 'simulator' },
      { name: 'payments', value: 'mpesa, simulator' },
      { name: 'rateLimits', value: 'off' },
      { name: 'limiterStore', value: 'memory' },
      { name: 'queueDriver', value: 'sync' },
      { name: 'appUrl', value: 'http://makao.example' },
      { name: 'appUrl', value: undefined },
    ])
    .run(({ assert }, { name, value }) => {
      assert.lengthOf(unsafeDefaults({ ...FIT, [name]: value }), 1)
    })

  test('plain http is fine on this very machine', ({ assert }) => {
    assert.deepEqual(unsafeDefaults({ ...FIT, appUrl: 'http://localhost:3000' }), [])
  })
})
