import { readdirSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import { test } from '@japa/runner'
import { errors, type VineValidator } from '@vinejs/vine'
import type { FieldContext, MessagesProviderContact, SchemaTypes } from '@vinejs/vine/types'

type Validator = VineValidator<SchemaTypes, never>
type Schema = { properties?: Record<string, Schema>; items?: Schema }

/** What a field may be sent as, one after the other: no field is right with all of them. */
const WRONG = [
  undefined,
  null,
  'x',
  'x'.repeat(6000),
  'a\nb',
  'evil.example',
  Array.from({ length: 300 }, (_, index) => index).join(','),
  -1,
  0.123,
  1e12,
  true,
  [],
  [null],
  ['x', 'x'],
  Array.from({ length: 300 }, () => 'x'.repeat(6000)),
  {},
]

/** A whole body in which every field, at every depth, is sent as one wrong value. */
function bodyOf({ properties = {} }: Schema, value: unknown): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      field.properties
        ? bodyOf(field, value)
        : field.items?.properties
          ? [bodyOf(field.items, value)]
          : value,
    ])
  )
}

/** Every validator, with the catalogues its controllers name. */
async function validators() {
  const folder = app.makePath('app/validators')
  const found: { name: string; validator: Validator; catalogues: (string | undefined)[] }[] = []
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exported = (await import(`#validators/${file.slice(0, -3)}`)) as object
    for (const [name, validator] of Object.entries(exported)) {
      if (name.endsWith('Validator'))
        found.push({ name, validator, catalogues: cataloguesOf(name) })
    }
  }
  return found
}

function cataloguesOf(validator: string) {
  const folder = app.makePath('app/controllers')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const call = new RegExp(`\\(\\s*${validator}(?:,\\s*\\{([^}]*)\\})?`, 'g')
  return sources.flatMap((source) =>
    [...source.matchAll(call)].map(([, options]) => /Provider\('([\w.]+)'/.exec(options ?? '')?.[1])
  )
}

class Watching implements MessagesProviderContact {
  faults = new Set<string>()

  constructor(
    private provider: MessagesProviderContact,
    private language: string,
    private hasLabel: (name: string) => boolean
  ) {}

  getMessage(fallback: string, rule: string, field: FieldContext, args?: Record<string, unknown>) {
    const text = this.provider.getMessage(fallback, rule, field, args)
    const isLibrarys = this.provider.getMessage('\0', rule, field, args).includes('\0')
    const path = field.wildCardPath
    const name = String(field.name)
    const isPath = path !== name && text.includes(path)
    const isName = text.split(/[\s,.:]/).includes(name) && !this.hasLabel(name)
    if (isLibrarys || isPath || isName || text.includes('{')) {
      this.faults.add(`${this.language} ${path}.${rule}: ${text}`)
    }
    return text
  }
}

test.group('Messages of validation', () => {
  test('are in the reader’s language and name no field by its path, for every rule', async ({
    assert,
  }) => {
    const found = await validators()
    assert.isAbove(found.length, 50)
    const faults: string[] = []
    for (const { name, validator, catalogues } of found) {
      const schema = validator.toJSONSchema() as Schema
      for (const language of ['en', 'sw', 'fr']) {
        const i18n = i18nManager.locale(language)
        for (const catalogue of new Set([
          ...catalogues,
          ...(catalogues.length ? [] : [undefined]),
        ])) {
          const watching = new Watching(i18n.createMessagesProvider(catalogue), language, (field) =>
            i18n.hasMessage(`${catalogue}.fields.${field}`)
          )
          for (const value of WRONG) {
            await validator
              .validate(bodyOf(schema, value) as never, { messagesProvider: watching } as never)
              .catch((error: unknown) => {
                if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
              })
          }
          faults.push(...[...watching.faults].map((fault) => `${name} (${catalogue}) ${fault}`))
        }
      }
    }
    assert.deepEqual(faults, [])
  }).timeout(60_000)
})
