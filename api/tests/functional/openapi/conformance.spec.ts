import { test } from '@japa/runner'
import { assertDocumented, type Answer } from '#tests/helpers/openapi/conformance'
import { callOf } from '#tests/helpers/openapi/document'

const answer = (changes: Partial<Answer>): Answer => ({
  method: 'GET',
  path: '/api/v1/health',
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'abc' },
  body: JSON.stringify({ success: true, data: { status: 'ok', details: null } }),
  ...changes,
})

test.group('Answers are held against the document', () => {
  test('a documented answer passes', ({ assert }) => {
    assert.doesNotThrow(() => assertDocumented(answer({})))
  })

  test('what the document does not describe fails: {title}')
    .with([
      { title: 'a status', changes: { status: 418 }, text: /does not document this status/ },
      { title: 'a path', changes: { path: '/api/v1/secrets' }, text: /path is not documented/ },
      { title: 'a method', changes: { method: 'PATCH' }, text: /path is not documented/ },
      {
        title: 'a type',
        changes: { headers: { 'x-request-id': 'abc', 'content-type': 'text/html' } },
        text: /type text\/html/,
      },
      {
        title: 'a field',
        changes: {
          body: JSON.stringify({
            success: true,
            data: { status: 'ok', details: null, secret: 'x' },
          }),
        },
        text: /must NOT have additional properties/,
      },
      {
        title: 'a missing field',
        changes: { body: JSON.stringify({ success: true, data: { status: 'ok' } }) },
        text: /must have required property 'details'/,
      },
      {
        title: 'no request id',
        changes: { headers: { 'content-type': 'application/json' } },
        text: /X-Request-Id/,
      },
      { title: 'no JSON', changes: { body: '<h1>' }, text: /no JSON/ },
    ])
    .run(({ assert }, { changes, text }) => {
      assert.throws(() => assertDocumented(answer(changes)), text)
    })

  test('every answer the test client gets is held against it', async ({ client, assert }) => {
    const { operation } = callOf('GET', '/api/v1/health')!
    const documented = operation.responses
    operation.responses = {}
    try {
      const response = client.get('/api/v1/health')
      await assert.rejects(async () => void (await response), /does not document this status/)
    } finally {
      operation.responses = documented
    }
  })
})
