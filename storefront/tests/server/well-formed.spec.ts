import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDoor } from './door.ts'

process.env.NODE_ENV = 'production'
const { oneHost } = await import('../../server/forwarded.ts')
const { identify } = await import('../../server/requests.ts')
const { boundedHeaders, boundedPaths } = await import('../../server/well-formed.ts')

test('an address that no page has is refused by its length alone', async (t) => {
  const ask = await openDoor(t, boundedPaths)
  const statusOf = async (path: string) => {
    const { status } = await ask({ path })
    return status
  }
  assert.equal(await statusOf('/a'.repeat(16)), 200)
  assert.equal(await statusOf('/a'.repeat(17)), 404)
  assert.equal(await statusOf(`/${'a'.repeat(2047)}`), 200)
  assert.equal(await statusOf(`/${'a'.repeat(2048)}`), 414)
  assert.equal(await statusOf('/a'.repeat(7500)), 414)
  assert.equal(await statusOf(`/properties?text=${'/a'.repeat(3000)}`), 200)
  assert.equal(await statusOf('*'), 400)
  assert.equal(await statusOf('/properties/%E0%A4%A'), 400)
})

test('headers that are taken apart are cut', async (t) => {
  const ask = await openDoor(t, boundedHeaders)
  const headers = { 'Accept-Language': `sw${' '.repeat(5000)}x`, 'User-Agent': 'a'.repeat(5000) }
  const { body } = await ask({ headers })
  const came = JSON.parse(body).headers
  assert.equal(came['accept-language'].length, 256)
  assert.equal(came['user-agent'].length, 512)
})

test('a request names one host, as a name or an address', async (t) => {
  const ask = await openDoor(t, oneHost)
  const statusOf = async (...hosts: string[]) => {
    const { status } = await ask({ headers: hosts.flatMap((host) => ['Host', host]) })
    return status
  }
  assert.equal(await statusOf('makao.example:8443'), 200)
  assert.equal(await statusOf('[::1]:3000'), 200)
  for (const host of ['', 'a b', 'a/b', 'evil@makao.example', 'a:b', '[']) {
    assert.equal(await statusOf(host), 400, host)
  }
  assert.equal(await statusOf('makao.example', 'evil.example'), 400)
})

test('what proxies say is corrected before anybody asks', async (t) => {
  const ask = await openDoor(t, identify)
  const seen = async (headers: Record<string, string>) => {
    const { body } = await ask({ headers })
    return JSON.parse(body)
  }
  const junk = await seen({ 'X-Forwarded-For': '<script>', 'X-Forwarded-Proto': 'javascript' })
  assert.equal(junk.ip, '127.0.0.1')
  assert.equal(junk.protocol, 'http')
  const ported = await seen({ 'X-Forwarded-For': '1.2.3.4:4000', 'X-Forwarded-Proto': 'https' })
  assert.equal(ported.ip, '1.2.3.4')
  assert.equal(ported.headers['x-forwarded-for'], '1.2.3.4')
  assert.equal(ported.protocol, 'https')
})
