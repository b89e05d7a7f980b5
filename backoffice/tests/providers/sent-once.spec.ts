import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { isSentOnce } from '../../src/providers/sent-once.ts'

const API = new URL('../../../api/', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, API), 'utf8')

/** Of the writes that the API names as secret, as the back office asks for them. */
function secretPaths() {
  const secret = /secret: \[([^\]]*)\]/.exec(textOf('start/routes/shared.ts'))?.[1] ?? ''
  const registry = textOf('.adonisjs/client/registry/index.ts')
  return [...secret.matchAll(/'([\w.]+)'/g)].map(([, name]) => {
    const [, route = ''] = registry.split(`'${name}': {`)
    return String(/pattern: '\/api\/v1([^']+)'/.exec(route)?.[1]).replace(':id', '7')
  })
}

describe('A write', () => {
  it('of what the API keeps no trace of is sent once', () => {
    const paths = secretPaths()
    assert.ok(paths.length > 3)
    assert.deepEqual(
      paths.filter((path) => !isSentOnce(path)),
      []
    )
  })

  it('that the API knows again is repeated', () => {
    for (const path of [
      '/auth/updatedetails',
      '/bookings/7/approve',
      '/earnings/way',
      '/settings',
      '/users/7/two-factor',
      undefined,
    ]) {
      assert.equal(isSentOnce(path), false, path)
    }
  })
})
