import type { Glossary } from './fields.ts'
import type { Schema } from './schema.ts'

export class Examples {
  #glossary: Glossary
  #schemas: Record<string, Schema>

  constructor(glossary: Glossary, schemas: Record<string, Schema>) {
    this.#glossary = glossary
    this.#schemas = schemas
  }

  /**
   * @param name the field the value is for, if any
   * @param parent the field or component it is part of
   */
  of(schema: Schema, name?: string, parent?: string): unknown {
    const resolved = this.#resolve(schema)
    if ('const' in resolved) return resolved.const
    if (resolved.properties)
      return this.#object(resolved, schema.$ref?.split('/').at(-1) ?? name ?? parent)

    const known = name ? this.#glossary.get(name, parent)?.example : undefined
    if (known !== undefined && fits(known, resolved)) return known
    if (resolved.enum) return resolved.enum[0]
    if (resolved.anyOf) return this.of(resolved.anyOf[0], name, parent)
    return this.#plain(resolved, name)
  }

  #resolve(schema: Schema): Schema {
    if (!schema.$ref) return schema
    return this.#schemas[schema.$ref.split('/').at(-1)!] ?? {}
  }

  #object({ properties = {} }: Schema, parent?: string) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [key, this.of(part, key, parent)])
    )
  }

  #plain(schema: Schema, name?: string): unknown {
    const [type] = [schema.type].flat()
    if (type === 'array') return schema.items ? [this.of(schema.items, name)] : []
    if (type === 'integer' || type === 'number') return schema.minimum ?? 1
    if (type === 'boolean') return true
    if (type === 'null') return null
    if (type === 'object') return {}
    return schema.format === 'binary' ? undefined : 'text'.padEnd(schema.minLength ?? 0, ' more')
  }
}

/** A name may mean something else elsewhere, so the example must match the type. */
function fits(value: unknown, schema: Schema): boolean {
  if (schema.$ref) return false
  if (schema.enum) return schema.enum.includes(value)
  if (schema.anyOf) return schema.anyOf.some((part) => fits(value, part))
  const types = [schema.type].flat()
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  if (typeof value === 'number')
    return types.includes('number') || (types.includes('integer') && Number.isInteger(value))
  return types.includes(typeof value)
}
