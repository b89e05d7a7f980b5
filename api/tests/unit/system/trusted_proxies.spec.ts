import { test } from '@japa/runner'
import { trustsAny } from '#services/trusted_proxies'

test.group('Trusted proxies', () => {
  test('one name or a list of them is believed, and nobody else', ({ assert }) => {
    const believed = (names: string) =>
      ['127.0.0.1', '172.18.0.5', '10.1.2.3', '41.90.64.1'].filter((one) =>
        trustsAny(names)(one, 0)
      )
    assert.deepEqual(believed('loopback'), ['127.0.0.1'])
    assert.deepEqual(believed('loopback, 10.0.0.0/8'), ['127.0.0.1', '10.1.2.3'])
    assert.deepEqual(believed('loopback,uniquelocal'), ['127.0.0.1', '172.18.0.5', '10.1.2.3'])
  })

  test('what is no address is refused by name', ({ assert }) => {
    assert.throws(() => trustsAny('loopback, the-proxy'), /the-proxy/)
  })
})
