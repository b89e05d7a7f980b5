import type { ApiClient, ApiRequest } from '@japa/api-client'
import { requestFor } from '#tests/helpers/openapi/requests'
import type { Call } from '#tests/helpers/openapi/document'
import type { World } from '#tests/helpers/openapi/world'

/** Makes a documented call about the things of the world, with a bearer token or without. */
export function send(client: ApiClient, call: Call, world: World, token?: string): ApiRequest {
  const { url, query, body, files, text } = requestFor(call, world)
  const request = client.request(url, call.method.toUpperCase())
  if (token) request.bearerToken(token)
  if (query) request.qs(query)
  if (files) {
    for (const [name, value] of formFields(body ?? {})) request.field(name, value)
    for (const [field, count] of Object.entries(files)) {
      for (let index = 0; index < count; index++)
        text
          ? request.file(field, Buffer.from(text), { filename: 'statement.csv' })
          : request.file(field, world.picture, { filename: `picture-${index}.jpg` })
    }
  } else if (body) {
    request.json(body)
  }
  return request
}

/** A body as the fields of a form: `address[street]`, `amenities[0]`; null is left out. */
function formFields(value: unknown, name = ''): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, part]) =>
    formFields(part, name ? `${name}[${key}]` : key)
  )
}
