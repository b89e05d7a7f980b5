import { ApiClient } from '@japa/api-client'
import { assertDocumented } from '#tests/helpers/openapi/conformance'

/** From now on every answer the test client gets must be one the document describes. */
export function watchAnswers() {
  ApiClient.teardown((response) => {
    const { method, endpoint } = response.request.config
    const headers = response.headers() as Record<string, string | undefined>
    const path = new URL(endpoint, 'http://localhost').pathname
    const body = response.text() || undefined
    assertDocumented({ method, path, status: response.status(), headers, body })
  })
}
