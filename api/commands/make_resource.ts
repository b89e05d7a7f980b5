import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import { cataloguesOf, format, nextStamp, renew, stubsOf } from '#generator/files'
import { distinctFields, parseFields } from '#generator/fields'
import { untranslated } from '#generator/labels'
import { namesOf } from '#generator/names'
import { planOf, type Plan, type Wish } from '#generator/plan'
import { READERS, WRITERS } from '#generator/rights'
import { traces, wire, wiresOf } from '#generator/wiring'

const FIELDS = 'title:string(100), body:text?, level:enum(info,warning), price:money …'

/** Says at the question what would refuse the answer afterwards. */
const problem = (parse: (given: string) => unknown) => (given: string) => {
  try {
    parse(given)
    return true
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Writes a resource through every layer and wires it. Not in the production build. */
export default class MakeResource extends BaseCommand {
  static commandName = 'make:resource'
  static description = 'Make a resource: API, tests, texts, back office'
  static help = [
    'Asks for what no flag says. Types of fields: string(max), text(max), integer(1..5), boolean, date, datetime,',
    'enum(a,b), money; ? makes one optional, :unique and :searchable mark it.',
    '{{ binaryName }} make:resource notice --field "title:string(100)" --field "level:enum(info,warning)" --read host --write admin',
  ]

  @args.string({ description: 'Its name, in the singular: notice, house-rule', required: false })
  declare name?: string

  @flags.array({ description: `A field: ${FIELDS}` })
  declare field?: string[]

  @flags.string({ description: `Who reads: ${READERS.join(', ')}` })
  declare read?: string

  @flags.string({ description: `Who writes: ${WRITERS.join(', ')}` })
  declare write?: string

  @flags.boolean({ description: 'Each host has their own; with --read host --write host' })
  declare owned?: boolean

  @flags.string({ description: 'Its plural, where the dictionary errs' })
  declare plural?: string

  @flags.array({ flagName: 'label.sw', description: 'Kiswahili: tangazo/matangazo, title=Kichwa' })
  declare labelSw?: string[]

  @flags.array({ flagName: 'label.fr', description: 'French: avis/avis, title=Titre' })
  declare labelFr?: string[]

  @flags.boolean({ description: 'Say what would be written, and write nothing' })
  declare dryRun?: boolean

  @flags.boolean({
    description: 'Renew routes, schema and reference afterwards',
    default: true,
    showNegatedVariantInHelp: true,
  })
  declare renew: boolean

  async run() {
    try {
      const isAsking = !this.name || !this.field?.length
      const plan = planOf(isAsking ? await this.#ask() : this.#wish(this.name!, this.field!))
      const isWanted = await this.#preview(plan, isAsking)
      if (isWanted) await this.#write(plan)
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error))
      this.exitCode = 1
    }
  }

  get #root() {
    return `${this.app.makePath('..')}/`
  }

  #wish(name: string, fields: string[], owned = this.owned ?? false): Wish {
    return {
      name,
      fields,
      owned,
      plural: this.plural,
      read: this.read ?? 'host',
      write: this.write ?? (owned ? 'host' : 'admin'),
      labels: { en: [], sw: this.labelSw ?? [], fr: this.labelFr ?? [] },
    }
  }

  async #ask() {
    const name: string =
      this.name ??
      (await this.prompt.ask('Its name, in the singular', {
        validate: problem((given) => namesOf(given, this.plural)),
      }))
    const fields = this.field?.length ? this.field : await this.#askFields()
    this.read ??= await this.prompt.choice('Who reads?', READERS)
    this.write ??=
      this.read === 'admin' ? 'admin' : await this.prompt.choice('Who writes?', WRITERS)
    if (this.read === 'host' && this.write === 'host')
      this.owned ??= await this.prompt.confirm('Has each host their own?', { default: true })
    this.labelSw ??= await this.#askLabel('Kiswahili')
    this.labelFr ??= await this.#askLabel('French')
    return this.#wish(name, fields)
  }

  async #askFields() {
    const fields: string[] = []
    for (;;) {
      const isFirst = fields.length === 0
      const given: string = await this.prompt.ask(
        isFirst ? `A field: ${FIELDS}` : 'Another field (empty: no more)',
        {
          validate: problem((one) =>
            one ? distinctFields([...fields, one]) : parseFields(fields)
          ),
        }
      )
      if (!given) return fields
      fields.push(given)
    }
  }

  async #askLabel(language: string) {
    const said = await this.prompt.ask(`In ${language}, singular/plural (empty: later)`)
    return said ? [said] : []
  }

  /** Lists every file, and refuses what exists. */
  async #preview(plan: Plan, isAsking: boolean) {
    const there = traces(this.#root, plan)
    if (there.length > 0)
      throw new Error(
        `There are ${plan.r.wordsPlural} already: ${there.join(', ')}. Nothing was written.`
      )
    const files = await this.#destinations(plan)
    const taken = files.filter((file) => existsSync(this.#root + file))
    if (taken.length > 0)
      throw new Error(`These files exist: ${taken.join(', ')}. Nothing was written.`)

    for (const file of files) this.logger.log(`${this.colors.green('new')}     ${file}`)
    const changed = new Map(wiresOf(plan).map(({ file, what }) => [file, what]))
    for (const [file, what] of changed)
      this.logger.log(`${this.colors.yellow('changed')} ${file}: ${what}`)
    this.logger.log(plan.whoMay)
    return (
      !this.dryRun && (!isAsking || (await this.prompt.confirm('Write it?', { default: true })))
    )
  }

  #state(plan: Plan) {
    return { ...plan, stamp: this.#stamp, root: this.#root, mustache: '{{ field }}' }
  }

  #stamp = nextStamp(this.app.makePath('database/migrations'))

  async #destinations(plan: Plan) {
    const stubs = await this.app.stubs.create()
    const prepared = stubsOf(plan, (path) => existsSync(this.app.makePath(path))).map(
      async (name) => {
        const stub = await stubs.build(name, { source: this.app.makePath('stubs') })
        const { destination } = await stub.prepare(this.#state(plan))
        return relative(this.#root, destination)
      }
    )
    return [...(await Promise.all(prepared)), ...cataloguesOf(plan).map(({ file }) => file)]
  }

  async #write(plan: Plan) {
    const files = await this.#destinations(plan)
    const codemods = await this.createCodemods()
    codemods.on('error', () => (this.exitCode = 1))
    for (const name of stubsOf(plan, (path) => existsSync(this.app.makePath(path))))
      await codemods.makeUsingStub(this.app.makePath('stubs'), name, this.#state(plan))
    for (const { file, texts } of cataloguesOf(plan))
      await writeFile(this.#root + file, `${JSON.stringify(texts, null, 2)}\n`)

    const wires = wiresOf(plan)
    const left = await wire(this.#root, wires)
    await format(this.#root, [...new Set([...files, ...wires.map(({ file }) => file)])])
    if (this.renew) await renew(this.#root)
    this.#tell(plan, left)
  }

  #tell(plan: Plan, left: string[]) {
    const { r, labels } = plan
    for (const language of ['sw', 'fr'] as const) {
      const words = untranslated(language, labels[language], labels.en)
      if (words.length > 0)
        this.logger.warning(
          `Still English in ${language}: ${words.join(', ')} (lang/${language}/${r.snakePlural}.json in the API, locales/${language}/${r.kebabPlural}.json in the back office)`
        )
    }
    for (const one of left) this.logger.error(`Not wired, do it by hand: ${one}`)
    if (left.length > 0) this.exitCode = 1
    this.logger.log('')
    this.logger.log(
      `1. npm run dev, then look: http://localhost:3000/dashboard/${r.kebabPlural} and http://localhost:3000/api/v1/${r.kebabPlural}`
    )
    this.logger.log(
      `2. npx -w api node ace test functional --files "${r.snakePlural}/${r.snakePlural}.spec.ts"`
    )
    this.logger.log('3. Change what is yours to say, then npm run check, and commit.')
  }
}
