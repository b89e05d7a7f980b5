import fc from 'fast-check'
import type { Schema } from '@makao/openapi/schema'

/** What people with bad intentions, broken clients and cats on keyboards put into a text. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0007\u001b[31m',
  '\ud800',
  '\u202egnp.exe',
  '𝕳𝖆𝖇𝖆𝖗𝖎 🏝️👩‍👩‍👧‍👦',
  'Z̸̧̛͖͎̰͇̗̤̠͙͈̥͖͓̗͎͌͐a̷l̵g̶o̵',
  "' OR '1'='1",
  "'; drop table users; --",
  '") or 1=1 limit 1 --',
  '%%__\\%\\_',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '0x1F',
  '١٢٣',
  '9007199254740993',
  '2147483648',
  '1,2,3',
  'true',
  '[]',
  '{}',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2026-12-01T25:61:61Z',
  '2026-W01-1',
  'wanjiku@example.com\r\nBcc: all@example.com',
  'a@b',
  '+254712345678',
  'A'.repeat(300),
  'é'.repeat(1500),
]

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  1.005,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
]

/** Any code point. fast-check's own unit of this kind takes seconds to look up a million of them when it is made. */
const codePoint = fc
  .oneof(fc.integer({ max: 0xff, min: 0 }), fc.integer({ max: 0x10ffff, min: 0 }))
  .map((point) => String.fromCodePoint(point))

const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: codePoint, maxLength: 40 }) }
)
const number = fc.oneof(
  fc.constantFrom(...NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true })
)

/** Any JSON, mostly of the wrong kind, some of it deep. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}]) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      { $gt: '' },
      { $ne: null },
      { toString: 'x' },
      { length: 1e9 },
      { _id: 1, role: 'admin' },
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      JSON.parse('[1,'.repeat(50) + '1' + ']'.repeat(50)),
      Array.from({ length: 2000 }, (_, index) => index)
    ),
  },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) }
)

/** A value a schema allows, at the edges of what it allows, or just beyond them. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const [type] = [schema.type].flat()
  if (type === 'integer' || type === 'number') {
    const { minimum = -5, maximum = 1e6 } = schema
    return fc.constantFrom<unknown>(
      minimum,
      maximum,
      minimum - 1,
      maximum + 1,
      minimum + 0.5,
      String(maximum)
    )
  }
  if (type === 'string') {
    const { minLength = 0, maxLength = 200 } = schema
    return fc.constantFrom(
      'x'.repeat(maxLength),
      'x'.repeat(maxLength + 1),
      'x'.repeat(Math.max(0, minLength - 1))
    )
  }
  if (type === 'boolean') return fc.constantFrom<unknown>(true, false, 'true', 1, 'on')
  if (type === 'array' && schema.items) return fc.array(nearly(schema.items), { maxLength: 60 })
  return anyJson
}

/** A field as it should be, as it nearly should be, as it should not be, or not there. */
function field(schema: Schema, good: unknown): fc.Arbitrary<unknown> {
  const asItShouldBe = fc.constant(good)
  if (schema.properties && typeof good === 'object')
    return fc.oneof(
      { weight: 4, arbitrary: hostileObject(schema, (good ?? {}) as Record<string, unknown>) },
      { weight: 1, arbitrary: anyJson }
    )
  return fc.oneof(
    { weight: 10, arbitrary: asItShouldBe },
    { weight: 3, arbitrary: nearly(schema) },
    { weight: 3, arbitrary: anyJson },
    { weight: 1, arbitrary: fc.constant(undefined) }
  )
}

/**
 * Objects around a good one: most of their fields are fine, so that many get past the first check, and something
 * is wrong with the others.
 */
export function hostileObject(
  { properties = {} }: Schema,
  good: Record<string, unknown>
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, field(schema, good[name])])
  )
  const strangers = fc.dictionary(
    fc.constantFrom('isAdmin', 'role', 'userId', '_id', 'constructor', ''),
    anyJson,
    {
      maxKeys: 1,
    }
  )
  return fc
    .tuple(fc.record(fields), strangers)
    .map(([known, unknown]) => ({ ...known, ...unknown }))
}

/** A part of a path: mostly the one that is meant. */
export function hostileSegment(good: string): fc.Arbitrary<string> {
  const encoded = text.map((value) => encodeURIComponent(value.toWellFormed()))
  const raw = fc.constantFrom(
    '%',
    '%ff',
    '%00',
    '..',
    '.',
    '1.0',
    '01',
    '-1',
    '999999999',
    '2147483648',
    '1%20',
    'NaN'
  )
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(good) },
    { weight: 2, arbitrary: encoded },
    { weight: 2, arbitrary: raw }
  )
}

/** A query string, with parameters once, twice, as lists, as objects, and broken. */
export function hostileQuery(schemas: Record<string, Schema>, good: Record<string, unknown>) {
  const names = Object.keys(schemas)
  if (names.length === 0) return fc.constant('')
  const pair = fc
    .constantFrom(...names)
    .chain((name) =>
      fc.tuple(
        fc.constantFrom(name, name, name, `${name}[]`, `${name}[a]`, `${name}[__proto__]`),
        fc.oneof(nearly(schemas[name]), text, number).map(String)
      )
    )
  return fc.array(pair, { maxLength: 5 }).map((pairs) => {
    const fine = Object.entries(good).map(([name, value]) => [name, String(value)])
    const parts = [...fine, ...pairs].map(
      ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed().slice(0, 400))}`
    )
    return parts.length > 0 ? `?${parts.join('&')}` : ''
  })
}

/** What may stand in a header. */
export const headerText = fc.oneof(
  fc.constantFrom(
    'web',
    '*',
    '""',
    'W/"x"',
    'bytes=0-',
    'bytes=9-1,2-3',
    'x'.repeat(500),
    "' or 1=1",
    '\t'
  ),
  fc.string({ unit: fc.constantFrom(...' !"#$%&()*,/:;<=>?@[]^{|}~é0aZ'), maxLength: 30 })
)
