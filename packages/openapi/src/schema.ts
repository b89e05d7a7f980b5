/** The subset of JSON Schema 2020-12 that is used here. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  contentMediaType?: string
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** A key that is equal for equivalent schemas. */
export function keyOf(schema: Schema) {
  return JSON.stringify(schema, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  )
}

/** Applies `change` to the schema and its parts, innermost first. */
export function mapSchema(schema: Schema, change: (part: Schema) => Schema): Schema {
  const inner = (part: Schema) => mapSchema(part, change)
  const mapped: Schema = { ...schema }
  if (schema.items) mapped.items = inner(schema.items)
  if (schema.anyOf) mapped.anyOf = schema.anyOf.map(inner)
  if (typeof schema.additionalProperties === 'object')
    mapped.additionalProperties = inner(schema.additionalProperties)
  if (schema.properties) {
    mapped.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, inner(part)])
    )
  }
  return change(mapped)
}

const SAYS_SOMETHING = ['type', '$ref', 'const', 'enum', 'anyOf', 'format'] as const

export function isVague(schema: Schema): boolean {
  let vague = false
  mapSchema(schema, (part) => {
    if (!SAYS_SOMETHING.some((key) => key in part)) vague = true
    return part
  })
  return vague
}
