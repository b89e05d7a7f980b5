import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import { ApiFailure } from '../../app/api/api-failure.ts'

test('a failure of the API reaches error boundaries as an error response with its status', async () => {
  const loader = () => {
    throw new ApiFailure(429, 'Slow down.', 'E_TOO_MANY')
  }
  const { query } = createStaticHandler([{ id: 'page', path: '/', loader, hasErrorBoundary: true }])
  const context = await query(new Request('http://localhost/'))
  assert.ok(!(context instanceof Response))
  assert.equal(context.statusCode, 429)
  const error: unknown = context.errors?.page
  assert.ok(isRouteErrorResponse(error))
  assert.deepEqual(error.data, { message: 'Slow down.', code: 'E_TOO_MANY' })
})
