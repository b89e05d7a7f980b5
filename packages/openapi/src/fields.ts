import { readFileSync } from 'node:fs'
import type { Schema } from './schema.ts'

type Field = {
  description: string
  example?: unknown
  /** TypeScript does not tell integers from other numbers */
  type?: 'integer'
  format?: string
}

/**
 * Descriptions, examples and order of the fields. Keyed by name, or by `parent.name` where the
 * meaning differs.
 */
export class Glossary {
  #fields: Record<string, Field | undefined>
  #order: string[]
  readonly unexplained = new Set<string>()

  /** @param path the file of the glossary, `fields.json` */
  constructor(path: string) {
    const fields = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Field>
    this.#fields = fields
    this.#order = Object.keys(fields)
  }

  get(name: string, parent = ''): Field | undefined {
    return this.#fields[`${parent}.${name}`] ?? this.#fields[name]
  }

  /**
   * The schema with every field described and in order.
   * @param parent the field or component the schema describes
   */
  explain(schema: Schema, parent?: string): Schema {
    const inner = (part: Schema) => this.explain(part, parent)
    const explained: Schema = { ...schema }
    if (schema.items) explained.items = inner(schema.items)
    if (schema.anyOf) explained.anyOf = schema.anyOf.map(inner)
    if (typeof schema.additionalProperties === 'object')
      explained.additionalProperties = inner(schema.additionalProperties)
    if (!schema.properties) return explained

    const names = this.#sorted(Object.keys(schema.properties))
    explained.properties = Object.fromEntries(
      names.map((name) => [name, this.#field(name, schema.properties![name], parent)])
    )
    if (schema.required)
      explained.required = names.filter((name) => schema.required!.includes(name))
    return explained
  }

  #field(name: string, schema: Schema, parent?: string): Schema {
    const explained = this.explain(schema, name)
    const field = this.get(name, parent)
    if (!field) {
      this.unexplained.add(parent ? `${parent}.${name}` : name)
      return explained
    }
    return { description: field.description, ...refine(explained, field) }
  }

  #sorted(names: string[]) {
    const place = (name: string) => {
      const index = this.#order.indexOf(name)
      return index < 0 ? this.#order.length : index
    }
    return names.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  }
}

function refine(schema: Schema, { type, format }: Field): Schema {
  const types = [schema.type].flat()
  const refined = { ...schema }
  if (type && types.includes('number')) {
    const exact = types.map((one) => (one === 'number' ? type : one!))
    refined.type = exact.length > 1 ? exact : exact[0]
  }
  if (format && types.includes('string') && !schema.enum) refined.format ??= format
  return refined
}
