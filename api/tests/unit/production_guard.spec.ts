import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { unsafeDemo, unsafeSettings } from '#services/production_guard'

const FIT = {
  appKey: 'kJ8s2Lq0vN4xT7bW1cY5zR9mP3hD6gF_',
  appUrl: 'https://makao.example',
  mailer: 'smtp',
  smtpHost: 'smtp.makao.example',
  mailFrom: 'karibu@makao.example',
  supportEmail: 'support@makao.example',
  databaseUrl: 'postgres://makao:secret@database.makao.example/makao?sslmode=verify-full',
  payments: 'none',
  rateLimits: 'on',
  limiterStore: 'database',
  queueDriver: 'database',
}

test.group('Production guard', () => {
  test('finds nothing in fit settings, nor in the defaults that are fit', ({ assert }) => {
    assert.deepEqual(unsafeSettings(FIT), [])
    const { appKey, appUrl, mailer, mailFrom, supportEmail, payments } = FIT
    assert.deepEqual(
      unsafeSettings({ appKey, appUrl, mailer, mailFrom, supportEmail, payments }),
      []
    )
  })

  test('names every embedded default that must not serve', ({ assert }) => {
    const names = unsafeSettings({ appKey: '' }).map((sentence) => sentence.split(/[ =]/)[0])
    assert.deepEqual(names, ['APP_KEY', 'APP_URL', 'MAIL_MAILER', 'PAYMENTS'])
  })

  test('refuses {name}={value}')
    .with([
      { name: 'appKey', value: 'a'.repeat(64) },
      { name: 'appKey', value: 'kJ8s2Lq0vN4xT7b' },
      { name: 'apiHost', value: '0.0.0.0' },
      { name: 'apiUrl', value: 'http://10.0.0.7:3333' },
      { name: 'mailer', value: 'outbox' },
      { name: 'smtpTls', value: 'off' },
      { name: 'mailFrom', value: undefined },
      { name: 'mailFrom', value: 'karibu@makao.test' },
      { name: 'mailFrom', value: 'Makao <karibu@makao.test>' },
      { name: 'supportEmail', value: undefined },
      { name: 'supportEmail', value: 'support@makao.TEST' },
      { name: 'databaseUrl', value: 'postgres://makao:secret@10.0.0.7/makao' },
      { name: 'databaseUrl', value: 'makao' },
      { name: 'replicaUrl', value: 'postgres://makao:secret@10.0.0.8/makao' },
      { name: 'redisUrl', value: 'redis://:secret@10.0.0.7:6379' },
      { name: 'redisUrl', value: 'localhost:6379' },
      { name: 'payments', value: 'simulator' },
      { name: 'payments', value: undefined },
      { name: 'payments', value: ',' },
      { name: 'payments', value: 'barter' },
      { name: 'payments', value: 'none, simulator' },
      { name: 'rateLimits', value: 'off' },
      { name: 'limiterStore', value: 'memory' },
      { name: 'queueDriver', value: 'sync' },
      { name: 'icalAllowPrivate', value: true },
      { name: 'appUrl', value: 'http://makao.example' },
      { name: 'appUrl', value: undefined },
    ])
    .run(({ assert }, { name, value }) => {
      assert.lengthOf(unsafeSettings({ ...FIT, [name]: value }), 1)
    })

  test('takes {name}={value}')
    .with([
      { name: 'appUrl', value: 'http://localhost:3000' },
      { name: 'apiHost', value: '::1' },
      { name: 'apiUrl', value: 'http://api:3333' },
      { name: 'apiUrl', value: 'https://api.makao.example' },
      { name: 'mailFrom', value: 'karibu@test.example' },
      { name: 'databaseUrl', value: 'postgres://makao:secret@database:5432/makao' },
      { name: 'databaseUrl', value: 'postgres://root@127.0.0.1/makao' },
      { name: 'databaseUrl', value: 'postgres:///makao' },
      { name: 'replicaUrl', value: 'postgres://makao:secret@replica:5432/makao' },
      { name: 'redisUrl', value: 'redis://redis:6379/2' },
      { name: 'redisUrl', value: 'rediss://:secret@redis.makao.example' },
      { name: 'databaseUrl', value: 'postgres://makao:secret@10.0.0.7/makao?sslmode=disable' },
    ])
    .run(({ assert }, { name, value }) => {
      assert.deepEqual(unsafeSettings({ ...FIT, [name]: value }), [])
    })

  test('a replica is one of a database', ({ assert }) => {
    const alone = { ...FIT, databaseUrl: undefined, replicaUrl: 'postgres://replica/makao' }
    assert.match(unsafeSettings(alone)[0], /^DATABASE_REPLICA_URL is a replica of no database/)
  })

  test('the API is open beyond its machine where it is said how front doors find it', ({
    assert,
  }) => {
    const apart = { ...FIT, apiHost: '0.0.0.0', apiUrl: 'http://api:3333' }
    assert.deepEqual(unsafeSettings(apart), [])
  })

  test('SMTP_TLS=off is for this machine and the containers beside it', ({ assert }) => {
    for (const smtpHost of ['localhost', '127.0.0.1', 'mail']) {
      assert.deepEqual(unsafeSettings({ ...FIT, smtpHost, smtpTls: 'off' }), [])
    }
  })

  test('a demo sends letters from nobody, and says once that they are not sent at all', ({
    assert,
  }) => {
    const { appKey } = FIT
    assert.deepEqual(unsafeDemo({ appKey, mailer: 'smtp' }), [])
    const unsent = { ...FIT, mailer: 'outbox', mailFrom: undefined, supportEmail: undefined }
    assert.lengthOf(unsafeSettings(unsent), 1)
  })

  test('offers the gateways that there are', ({ assert }) => {
    assert.match(
      unsafeSettings({ ...FIT, payments: 'simulator' })[0],
      /use mpesa or paystack or none/
    )
    assert.match(
      unsafeSettings({ ...FIT, payments: 'barter' })[0],
      /only mpesa, paystack, simulator, none alone$/
    )
  })

  test('a gateway that is on has all its settings', ({ assert }) => {
    const mpesa = { baseUrl: 'https://m', shortcode: '174379', initiator: 'makao', most: 250_000 }
    const gateways = { mpesa, paystack: { baseUrl: 'https://p' } }
    const payments = 'mpesa, paystack'
    const sentence =
      'PAYMENTS=mpesa, paystack needs settings that are not given: MPESA_CONSUMER_KEY, MPESA_CONSUMER_SECRET, MPESA_PASSKEY, MPESA_SECURITY_CREDENTIAL, PAYSTACK_SECRET_KEY'
    assert.deepEqual(unsafeSettings({ ...FIT, payments, gateways }), [sentence])
    assert.deepEqual(unsafeDemo({ ...FIT, appUrl: undefined, payments, gateways }), [sentence])
    assert.deepEqual(unsafeSettings({ ...FIT, payments: 'none', gateways }), [])
    const secretKey = new Secret('sk')
    const complete = { mpesa, paystack: { baseUrl: 'https://p', secretKey } }
    assert.deepEqual(unsafeSettings({ ...FIT, payments: 'paystack', gateways: complete }), [])
  })

  test('a demo is for this machine unless the public is meant', ({ assert }) => {
    const { appKey } = FIT
    assert.deepEqual(unsafeDemo({ appKey, host: '127.0.0.1', appUrl: 'http://localhost:1' }), [])
    const open = { appKey, host: '0.0.0.0', apiHost: '0.0.0.0', appUrl: 'https://makao.example' }
    assert.match(unsafeDemo(open)[0], /^APP_URL=\S+, HOST=\S+, API_HOST=\S+ lets others/)
    assert.deepEqual(unsafeDemo({ ...open, demoPublic: 'yes' }), [])
    assert.lengthOf(unsafeDemo({ appKey: 'changeme' }), 1)
    assert.deepEqual(unsafeDemo({ appKey, icalAllowPrivate: true }), [])
    assert.lengthOf(unsafeDemo({ ...open, demoPublic: 'yes', icalAllowPrivate: true }), 1)
  })
})
