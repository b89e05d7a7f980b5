import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forwardedAddresses } from '../../server/forwarded.ts'

test('addresses are taken without the ports some proxies add', () => {
  assert.deepEqual(forwardedAddresses('1.2.3.4:4000, 10.0.0.1'), ['1.2.3.4', '10.0.0.1'])
  assert.deepEqual(forwardedAddresses('[2001:db8::1]:443,2001:db8::2,[2001:db8::3]'), [
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8::3',
  ])
})

test('what is no address is not believed, nor what stands left of it', () => {
  assert.deepEqual(forwardedAddresses(''), [])
  assert.deepEqual(forwardedAddresses('abc'), [])
  assert.deepEqual(forwardedAddresses('9.9.9.9, <script>, 1.2.3.4'), ['1.2.3.4'])
  assert.deepEqual(forwardedAddresses('1.2.3.4, unknown'), [])
  assert.deepEqual(forwardedAddresses('999.1.1.1'), [])
})
