import type { Glossary } from '#openapi/fields'
import type { Schema } from '#openapi/schema'

/** Makes plausible values of a schema: the glossary's example of a field, else something its rules allow. */
export class Examples {
  constructor(
    protected glossary: Glossary,
    protected schemas: Record<string, Schema>
  ) {}

  /**
   * @param name the field the value is for, where it is for one
   * @param parent the field or the component it is part of
   */
  of(schema: Schema, name?: string, parent?: string): unknown {
    const resolved = this.#resolve(schema)
    if ('const' in resolved) return resolved.const
    if (resolved.properties)
      return this.#object(resolved, schema.$ref?.split('/').at(-1) ?? name ?? parent)

    const known = name ? this.glossary.get(name, parent)?.example : undefined
    if (known !== undefined && fits(known, resolved)) return known
    if (resolved.enum) return resolved.enum[0]
    if (resolved.anyOf) return this.of(resolved.anyOf[0], name, parent)
    return this.#plain(resolved, name)
  }

  #resolve(schema: Schema): Schema {
    if (!schema.$ref) return schema
    return this.schemas[schema.$ref.split('/').at(-1)!] ?? {}
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

/** An example in the glossary serves a field of one kind; elsewhere the name may mean something else. */
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
