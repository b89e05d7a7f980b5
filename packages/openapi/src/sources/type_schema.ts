import ts from 'typescript'
import { keyOf, type Schema } from '../schema.ts'
import { isOwn, positionOf, type Sources } from './program.ts'

/**
 * Turns the compiler's types into JSON Schemas of what `JSON.stringify` makes of them. Properties
 * are sorted, so that equal types give equal schemas.
 */
export class TypeSchemas {
  readonly named = new Map<string, Schema>()

  #sources: Sources
  #from: ts.Node | undefined

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** @param from the function that returns such values */
  of(type: ts.Type, from = this.#from): Schema {
    this.#from = from
    const { checker } = this.#sources
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: checker.typeToString(type) === 'true' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (type.isUnion()) return this.#union(type)
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (checker.isArrayLikeType(type)) return this.#list(type)
    return this.#object(type)
  }

  #list(type: ts.Type): Schema {
    const { checker } = this.#sources
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    return { type: 'array', items: item ? this.of(item) : {} }
  }

  #union(type: ts.UnionType): Schema {
    const defined = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined))
    return unite(defined.map((part) => this.of(part)))
  }

  #object(type: ts.Type): Schema {
    const { checker } = this.#sources
    const index =
      checker.getIndexTypeOfType(type, ts.IndexKind.String) ??
      checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    const symbols = checker.getPropertiesOfType(type)
    for (const symbol of symbols.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const value = checker.getTypeOfSymbol(symbol)
      if (value.getCallSignatures().length > 0) {
        this.#refuseMethod(symbol.name, type)
        continue
      }
      properties[symbol.name] = this.of(value)
      if (!mayBeUndefined(symbol, value)) required.push(symbol.name)
    }

    const schema: Schema = { type: 'object' }
    if (Object.keys(properties).length > 0) Object.assign(schema, { properties, required })
    if (index) schema.additionalProperties = this.of(index)
    const name = this.#nameOf(type)
    if (name) this.named.set(name, schema)
    return schema
  }

  #refuseMethod(name: string, type: ts.Type) {
    const { checker, problems } = this.#sources
    const at = this.#from && positionOf(this.#sources, this.#from)
    problems.add(
      `${at}: what it returns cannot be written as JSON, ${checker.typeToString(type)} has a method ${name}()`
    )
  }

  #nameOf(type: ts.Type) {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined)
    const [declaration] = symbol?.declarations ?? []
    if (!declaration || !isOwn(this.#sources, declaration)) return undefined
    return type.aliasTypeArguments?.length ? undefined : symbol!.name
  }
}

function mayBeUndefined(symbol: ts.Symbol, type: ts.Type) {
  if (symbol.flags & ts.SymbolFlags.Optional) return true
  return type.isUnion() && type.types.some((part) => part.flags & ts.TypeFlags.Undefined)
}

/** Unites schemas: literals become an enum, `null` a second type, duplicates one. */
export function unite(schemas: Schema[]): Schema {
  const byKey = new Map(schemas.map((schema) => [keyOf(schema), schema]))
  const distinct = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, schema]) => schema)
  const literals = distinct.filter((schema) => 'const' in schema).map((schema) => schema.const)
  const isNullable = distinct.some(({ type }) => type === 'null')
  const others = distinct.filter((schema) => !('const' in schema) && schema.type !== 'null')

  if (literals.includes(true) && literals.includes(false)) others.push({ type: 'boolean' })
  const words = literals.filter((word) => typeof word !== 'boolean' || !literals.includes(!word))
  if (words.length === 1) others.push({ const: words[0] })
  if (words.length > 1) others.push({ type: typeof words[0], enum: words.sort() })

  const merged = others.length > 1 ? mergeObjects(others) : others
  if (merged.length === 0) return { type: 'null' }
  if (merged.length === 1) return isNullable ? nullable(merged[0]) : merged[0]
  return { anyOf: isNullable ? [...merged, { type: 'null' }] : merged }
}

function nullable(schema: Schema): Schema {
  if (schema.enum)
    return { ...schema, type: [schema.type as string, 'null'], enum: [...schema.enum, null] }
  if (schema.type && !schema.properties) return { ...schema, type: [schema.type as string, 'null'] }
  return { anyOf: [schema, { type: 'null' }] }
}

/** Merges objects that differ in one property only. */
function mergeObjects([first, ...rest]: Schema[]): Schema[] {
  return rest.reduce<Schema[]>(
    (merged, next) => {
      const index = merged.findIndex((schema) => differIn(schema, next) !== undefined)
      if (index < 0) return [...merged, next]
      const key = differIn(merged[index], next)!
      const properties = {
        ...merged[index].properties,
        [key]: unite([merged[index].properties![key], next.properties![key]]),
      }
      return merged.with(index, { ...merged[index], properties })
    },
    [first]
  )
}

function differIn(one: Schema, other: Schema) {
  if (!one.properties || !other.properties) return undefined
  const keys = Object.keys(one.properties)
  if (String(keys) !== String(Object.keys(other.properties))) return undefined
  if (String(one.required) !== String(other.required)) return undefined
  const different = keys.filter(
    (key) => keyOf(one.properties![key]) !== keyOf(other.properties![key])
  )
  return different.length === 1 ? different[0] : undefined
}
