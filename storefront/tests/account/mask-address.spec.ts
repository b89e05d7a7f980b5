import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskAddress } from '../../app/routes/dashboard/settings/mask-address.ts'

test('an address shows its network and nothing of the device', () => {
  assert.equal(maskAddress('197.232.61.14'), '197.232.x.x')
  assert.equal(maskAddress('::ffff:197.232.61.14'), '197.232.x.x')
  assert.equal(maskAddress('2a02:908:1c4::7'), '2a02:908:…')
})

test('what is no address, or nobody’s, shows nothing', () => {
  assert.equal(maskAddress(null), null)
  assert.equal(maskAddress('::1'), null)
  assert.equal(maskAddress('unknown'), null)
})
