import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { rawRequest } from '#tests/helpers/raw_request'

const failure = (body: string | undefined) =>
  JSON.parse(body ?? '{}') as { success: boolean; code: string; message: string }

test.group('One shape for every failure', () => {
  test('unknown paths answer 404: {$self}')
    .with(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
    .run(async ({ assert }, method) => {
      for (const path of ['/api', '/api/', '/api/v1', '/api/v1/nothing', '/api/v2/properties']) {
        const { status, headers, body } = await rawRequest(method, path)
        assert.equal(status, 404, path)
        assert.match(headers['content-type']!, /^application\/json/)
        assert.deepEqual(failure(body), {
          success: false,
          code: 'E_NOT_FOUND',
          message: 'Resource not found.',
        })
      }
    })

  test('a path that cannot be decoded answers 400: {$self}')
    .with(['/uploads/%', '/uploads/%ff', '/api/v1/properties/%c0%af', '/api/%', '/%'])
    .run(async ({ assert }, path) => {
      const { status, headers, body } = await rawRequest('GET', path)
      assert.equal(status, 400)
      assert.exists(headers['x-request-id'])
      assert.equal(headers['cache-control'], 'private, no-store')
      assert.deepEqual(failure(body), {
        success: false,
        code: 'E_BAD_REQUEST',
        message: 'The request could not be understood.',
      })
    })

  test('a body of a type we do not read answers 415: {$self}')
    .with([
      'text/plain',
      'application/xml',
      'application/vnd.api+json',
      'multipart/form-data; boundary=x',
      'garbage',
      '',
    ])
    .run(async ({ assert }, type) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {}
      const { status, body } = await rawRequest('POST', '/api/v1/auth/logout', {
        headers,
        body: '{}',
      })
      assert.equal(status, 415)
      assert.equal(failure(body).code, 'E_UNSUPPORTED_MEDIA')
    })

  test('no body needs no type', async ({ assert }) => {
    const headers = { 'content-length': '0' }
    const { status } = await rawRequest('POST', '/api/v1/auth/logout', { headers })
    assert.equal(status, 401)
  })

  test('a body that cannot be read answers 400: {title}')
    .with([
      { title: 'broken JSON', encoding: 'identity', body: '{"email":' },
      { title: 'not compressed', encoding: 'gzip', body: '{"email":"a@b.c"}' },
      { title: 'compressed and cut', encoding: 'gzip', body: gzipSync('{"a":1}').subarray(0, 12) },
    ])
    .run(async ({ assert }, { encoding, body }) => {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
      const answer = await rawRequest('POST', '/api/v1/auth/forgotpassword', { headers, body })
      assert.equal(answer.status, 400)
      assert.equal(failure(answer.body).code, 'E_BAD_REQUEST')
    })

  test('what is no number is refused, whatever it claims to be: {$self}')
    .with(['{"toString":"x"}', '{"valueOf":null}', '[5]', 'true', '{}', '"five"'])
    .run(async ({ assert }, guests) => {
      const headers = { 'content-type': 'application/json' }
      const body = `{"checkIn":"2031-01-01","checkOut":"2031-01-02","guests":${guests}}`
      const path = '/api/v1/bookings/properties/1/check-availability'
      const answer = await rawRequest('POST', path, { headers, body })
      assert.equal(answer.status, 422)
    })

  test('a body that unpacks into too much answers 413', async ({ assert }) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const body = gzipSync(JSON.stringify({ email: 'a'.repeat(5_000_000) }))
    const answer = await rawRequest('POST', '/api/v1/auth/forgotpassword', { headers, body })
    assert.equal(answer.status, 413)
  })

  test("a client's own request id is kept, an odd one is replaced", async ({ assert }) => {
    const idFor = async (id: string) => {
      const answer = await rawRequest('GET', '/api/v1/health', { headers: { 'x-request-id': id } })
      return answer.headers['x-request-id']!
    }
    assert.equal(await idFor('order-4711:retry.2'), 'order-4711:retry.2')
    for (const odd of ['x'.repeat(65), 'two words', '<b>', '"']) {
      assert.match(await idFor(odd), /^[0-9a-f-]{36}$/)
    }
  })
})
