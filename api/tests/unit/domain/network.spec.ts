import { test } from '@japa/runner'
import { networkOf } from '#domain/network'

test.group('Networks', () => {
  test('{$i}: {address} is of {network}')
    .with([
      { address: '41.90.1.2', network: '41.90.1.2' },
      { address: '::ffff:41.90.1.2', network: '41.90.1.2' },
      { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
      { address: '2001:0DB8:0001:0002::1', network: '2001:db8:1:2::/64' },
      { address: '2001:db8::1', network: '2001:db8:0:0::/64' },
      { address: '2001:db8:1::2:3:4', network: '2001:db8:1:0::/64' },
      { address: '::1', network: '0:0:0:0::/64' },
      { address: 'not an address', network: 'not an address' },
    ])
    .run(({ assert }, { address, network }) => {
      assert.equal(networkOf(address), network)
    })
})
