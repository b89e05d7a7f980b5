import ts from 'typescript'
import { keyOf, ref, type Schema } from './schema.ts'
import { returnTypeOf, type Sources } from './sources/program.ts'
import type { TypeSchemas } from './sources/type_schema.ts'

/** Fewest fields for which a schema becomes a component. */
const WORTH_A_NAME = 2

/**
 * The named schemas of the document: one per transformer variant, and other named types of the API.
 * Equal schemas become references to them.
 */
export class Components {
  #names = new Map<string, string>()
  #used = new Map<string, Schema>()

  constructor(sources: Sources, types: TypeSchemas) {
    for (const [name, schema] of types.named) this.#suggest(name, schema)
    for (const [name, schema] of transformed(sources, types)) this.#suggest(name, schema)
  }

  refer(schema: Schema, isRoot = false): Schema {
    const name = isRoot ? undefined : this.#names.get(keyOf(schema))
    if (name) {
      if (!this.#used.has(name)) {
        this.#used.set(name, {})
        this.#used.set(name, this.refer(schema, true))
      }
      return ref(name)
    }
    const referred: Schema = { ...schema }
    if (schema.items) referred.items = this.refer(schema.items)
    if (schema.anyOf) referred.anyOf = schema.anyOf.map((part) => this.refer(part))
    if (typeof schema.additionalProperties === 'object')
      referred.additionalProperties = this.refer(schema.additionalProperties)
    if (schema.properties) {
      referred.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, part]) => [key, this.refer(part)])
      )
    }
    return referred
  }

  get schemas() {
    return Object.fromEntries([...this.#used].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Of several names for one shape the longest is used. */
  #suggest(name: string, schema: Schema) {
    if (Object.keys(schema.properties ?? {}).length < WORTH_A_NAME) return
    const key = keyOf(schema)
    const known = this.#names.get(key)
    if (!known || name.length > known.length) this.#names.set(key, name)
  }
}

/** `toObject` of BookingTransformer becomes Booking, `forSelf` of UserTransformer UserForSelf. */
function* transformed(sources: Sources, types: TypeSchemas): Generator<[string, Schema]> {
  const { root, code } = sources.config
  for (const file of sources.program.getSourceFiles()) {
    if (!file.fileName.startsWith(`${root}/${code.transformers}/`)) continue
    for (const statement of file.statements) {
      if (!ts.isClassDeclaration(statement) || !statement.name) continue
      const noun = statement.name.text.replace(/Transformer$/, '')
      for (const member of statement.members) {
        if (!ts.isMethodDeclaration(member) || !ts.isIdentifier(member.name)) continue
        const variant = member.name.text === 'toObject' ? '' : capitalised(member.name.text)
        yield [`${noun}${variant}`, types.of(returnTypeOf(sources, member), member)]
      }
    }
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
