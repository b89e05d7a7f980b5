import fc from 'fast-check'
import type { Call } from '#tests/helpers/openapi/document'
import {
  anyJson,
  headerText,
  hostileObject,
  hostileQuery,
  hostileSegment,
} from '#tests/helpers/openapi/hostile'
import { requestFor } from '#tests/helpers/openapi/requests'
import type { World } from '#tests/helpers/openapi/world'

/** A request as it goes over the wire. */
export type WireRequest = { url: string; headers: Record<string, string>; body?: string | Buffer }

const CALLERS = ['guest', 'host', 'admin', 'otherGuest', 'deactivated', 'expired', 'nobody']

/** Requests to one call, all of them wrong in some way or other, many of them nearly right. */
export function hostileRequests(call: Call, world: World): fc.Arbitrary<WireRequest> {
  const good = requestFor(call, world)
  return fc
    .record({
      url: hostileUrl(call, good),
      caller: fc.constantFrom(...CALLERS),
      headers: hostileHeaders(call),
      payload: hostilePayload(call, good.body ?? {}, world),
    })
    .map(({ url, caller, headers, payload }) => ({
      url,
      headers: {
        ...headers,
        ...(world.tokens[caller] && { authorization: `Bearer ${world.tokens[caller]}` }),
        ...payload.headers,
      },
      body: payload.body,
    }))
}

function hostileUrl({ path, operation }: Call, good: ReturnType<typeof requestFor>) {
  const segments = good.url.split('/')
  const parts = path
    .split('/')
    .map((part, index) =>
      part.startsWith('{') ? hostileParameter(part, segments[index]) : fc.constant(part)
    )
  const schemas = Object.fromEntries(
    operation.parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => [name, schema])
  )
  return fc
    .tuple(fc.tuple(...parts), hostileQuery(schemas, good.query ?? {}))
    .map(([texts, query]) => `${texts.join('/')}${query}`)
}

/** What follows a parameter belongs to the path: `{secret}.ics`. */
function hostileParameter(part: string, good: string) {
  const end = part.slice(part.indexOf('}') + 1)
  return hostileSegment(good.slice(0, good.length - end.length)).map((text) => `${text}${end}`)
}

/** Without the one that says whom a call is meant for: with it nothing else would be read. */
function hostileHeaders({ operation }: Call): fc.Arbitrary<Record<string, string>> {
  const names = operation.parameters
    .filter((one) => one.in === 'header' && one.name !== 'X-User')
    .map(({ name }) => name)
  const known = ['Accept-Language', 'X-Request-Id', 'X-Forwarded-For', ...names]
  return fc.dictionary(fc.constantFrom(...known), headerText, { maxKeys: 2 })
}

type Payload = { headers: Record<string, string>; body?: string | Buffer }

function hostilePayload(
  { method, operation }: Call,
  good: Record<string, unknown>,
  world: World
): fc.Arbitrary<Payload> {
  if (method === 'get') return fc.constant({ headers: {} })
  const content = operation.requestBody?.content ?? {}
  const schema = Object.values(content)[0]?.schema ?? {}
  const bodies = hostileObject(schema, good)

  const json = fc
    .oneof({ weight: 9, arbitrary: bodies }, { weight: 1, arbitrary: anyJson })
    .map(asJson)
  const broken = fc
    .tuple(
      fc.constantFrom(
        '{"a":',
        '[',
        '\ufeff{}',
        '{"a":1}}',
        'nul',
        '',
        '{"a":"\\ud800"}',
        'a=1&b[]=2'
      ),
      fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain')
    )
    .map(([body, type]): Payload => ({ headers: { 'content-type': type }, body }))
  const forms = fc
    .tuple(bodies, fc.constantFrom('images', 'avatar', 'file', '__proto__'), files(world))
    .map(([fields, field, file]) => asForm(fields, field, file))
  return fc.oneof(
    { weight: 'application/json' in content ? 14 : 2, arbitrary: json },
    { weight: 1, arbitrary: broken },
    { weight: 'multipart/form-data' in content ? 3 : 1, arbitrary: forms }
  )
}

function asJson(value: unknown): Payload {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

function files({ picture }: World) {
  return fc.constantFrom(
    picture,
    picture.subarray(0, 200),
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('GIF89a\x01\x00')
  )
}

const BOUNDARY = 'makao-boundary'

/** A form with one file, written by hand so that nothing is tidied up. */
function asForm(fields: Record<string, unknown>, field: string, file: Buffer): Payload {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
    })
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="../a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(parts.join('') + head),
      file,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }
}
