import ts from 'typescript'
import { keyOf, ref, type Schema } from '#openapi/schema'
import { returnTypeOf, type Sources } from '#openapi/sources/program'
import type { TypeSchemas } from '#openapi/sources/type_schema'

/** Names a schema must have at least so many fields to deserve one. */
const WORTH_A_NAME = 2

/**
 * The named schemas of the document: what the transformers make, one per variant, and other types of our own
 * that have a name. Whatever has the same shape is referred to by that name, wherever it appears.
 */
export class Components {
  #names = new Map<string, string>()
  #used = new Map<string, Schema>()

  constructor(sources: Sources, types: TypeSchemas) {
    for (const [name, schema] of types.named) this.#suggest(name, schema)
    for (const [name, schema] of transformed(sources, types)) this.#suggest(name, schema)
  }

  /** The schema with references to the named ones, outermost first. */
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

  /** All that have been referred to, by name. */
  get schemas() {
    return Object.fromEntries([...this.#used].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** Of several names for one shape the longest says most. */
  #suggest(name: string, schema: Schema) {
    if (Object.keys(schema.properties ?? {}).length < WORTH_A_NAME) return
    const key = keyOf(schema)
    const known = this.#names.get(key)
    if (!known || name.length > known.length) this.#names.set(key, name)
  }
}

/** `toObject` of the BookingTransformer is a Booking, `forSelf` of the UserTransformer a UserForSelf. */
function* transformed(sources: Sources, types: TypeSchemas): Generator<[string, Schema]> {
  for (const file of sources.program.getSourceFiles()) {
    if (!file.fileName.startsWith(`${sources.root}/app/transformers/`)) continue
    for (const statement of file.statements) {
      if (!ts.isClassDeclaration(statement) || !statement.name) continue
      const noun = statement.name.text.replace(/Transformer$/, '')
      for (const member of statement.members) {
        if (!ts.isMethodDeclaration(member) || !ts.isIdentifier(member.name)) continue
        const variant = member.name.text === 'toObject' ? '' : capitalised(member.name.text)
        yield [`${noun}${variant}`, types.of(returnTypeOf(sources, member))]
      }
    }
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
