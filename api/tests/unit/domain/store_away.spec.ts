import { test } from '@japa/runner'
import { isStoreAway } from '#domain/store_away'

const of = (facts: object) => Object.assign(new Error('said'), facts)
const written = (cause: Error) => of({ code: 'E_CANNOT_WRITE_FILE', cause })

test.group('A store of photos that is away', () => {
  test('is one when it says {$i}')
    .with([
      { code: 'ECONNREFUSED', $metadata: { attempts: 3 } },
      { name: 'TimeoutError', code: 'ETIMEDOUT', $metadata: { attempts: 3 } },
      { name: 'ServiceUnavailable', $metadata: { httpStatusCode: 503 } },
      { name: 'SlowDown', $metadata: { httpStatusCode: 429 } },
      { code: 'ENOSPC' },
      { code: 'EROFS' },
    ])
    .run(({ assert }, facts) => {
      assert.isTrue(isStoreAway(written(of(facts))))
      assert.isTrue(isStoreAway(of(facts)))
    })

  test('is none for {$i}')
    .with([
      { name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } },
      { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } },
      { code: 'ENOENT' },
      { code: 'EACCES' },
    ])
    .run(({ assert }, facts) => {
      assert.isFalse(isStoreAway(written(of(facts))))
      assert.isFalse(isStoreAway(of(facts)))
    })

  test('is none for what is no error of a store', ({ assert }) => {
    for (const other of [undefined, null, new Error('E_CANNOT'), of({ code: 'ECONNREFUSED' })])
      assert.isFalse(isStoreAway(other))
  })
})
