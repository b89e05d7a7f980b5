import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { judgeBucket, judgeGateway } from '#queries/system/doctor/judge_services'
import { besideDaraja, besidePaystack } from '#tests/helpers/beside_gateway'
import { FakeS3 } from '#tests/helpers/fake_s3'
import { offerGateways } from '#tests/helpers/payments'

test.group('Doctor of M-Pesa', (group) => {
  const daraja = besideDaraja(group)

  test('fetches a token and asks for nothing else', async ({ assert }) => {
    const finding = await judgeGateway('mpesa')
    assert.deepInclude(finding, {
      level: 'good',
      says: 'On offer: mpesa, which takes our key',
    })
    assert.deepEqual(
      daraja().asked.map(({ path }) => path),
      ['/oauth/v1/generate?grant_type=client_credentials']
    )
  })

  test('tells a key that is refused from a gateway that is away, and no secret', async ({
    assert,
  }) => {
    const { consumerKey } = daraja().settings
    daraja().fails(() => ({ status: 400, body: { errorMessage: `${consumerKey} is unknown` } }))
    const refused = await judgeGateway('mpesa')
    daraja().fails(() => ({ status: 502, body: '<html>' }))
    const broken = await judgeGateway('mpesa')
    await daraja().close()
    const away = await judgeGateway('mpesa')
    for (const { level, says } of [refused, broken, away]) {
      assert.equal(level, 'failure')
      assert.notInclude(says, consumerKey)
    }
    assert.match(refused.says, /^mpesa refuses our key/)
    for (const { says } of [broken, away]) assert.match(says, /^mpesa does not answer/)
  })
})

test.group('Doctor of Paystack', (group) => {
  const paystack = besidePaystack(group)

  test('reads one line of a list with the key', async ({ assert }) => {
    const finding = await judgeGateway('paystack')
    assert.equal(finding.level, 'good', finding.says)
    assert.deepEqual(
      paystack().asked.map(({ method, path }) => `${method} ${path}`),
      ['GET /transaction?perPage=1']
    )
  })

  test('says that another key is refused, without it', async ({ assert, cleanup }) => {
    const secretKey = new Secret('sk_test_of_somebody_else')
    cleanup(offerGateways({ paystack: { ...paystack().settings, secretKey } }))
    const { level, says } = await judgeGateway('paystack')
    assert.equal(level, 'failure')
    assert.match(says, /^paystack refuses our key/)
    assert.notInclude(says, 'sk_')
  })
})

test.group('Doctor of the bucket', () => {
  test('tells one that is there, missing, closed to us or away', async ({ assert, cleanup }) => {
    const store = await new FakeS3().start()
    cleanup(() => store.stop())
    const { env } = store
    const bucketNamed = (bucket: string) =>
      judgeBucket({
        bucket,
        credentials: { accessKeyId: env.S3_KEY, secretAccessKey: env.S3_SECRET },
        endpoint: env.S3_ENDPOINT,
        region: 'us-east-1',
        forcePathStyle: true,
      })
    const there = await bucketNamed(env.S3_BUCKET)
    assert.equal(there.level, 'good', there.says)
    const closed = await bucketNamed('of-others')
    store.hasBucket = false
    const missing = await bucketNamed(env.S3_BUCKET)
    store.state = 'failing'
    const failing = await bucketNamed(env.S3_BUCKET)
    store.stop()
    const away = await bucketNamed(env.S3_BUCKET)
    const failures = [closed, missing, failing, away]
    for (const { level } of failures) assert.equal(level, 'failure')
    const words = [/refuses our key/, /is not there/, /does not answer/, /does not answer/]
    for (const [at, { says }] of failures.entries()) assert.match(says, words[at]!)
  })
})
