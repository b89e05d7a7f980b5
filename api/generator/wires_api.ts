import { Node, type SourceFile } from 'ts-morph'
import type { Plan } from '#generator/plan'
import { accessRows } from '#generator/rights'
import {
  addImport,
  addProperty,
  addRows,
  addToPickedAndReturned,
  addToReturned,
  objectExported,
  objectNamed,
  type Wire,
} from '#generator/wiring_ts'

/** Where the API, its reference and its tests have to know of a resource. */
export const apiWires = (plan: Plan): Wire[] => [
  ...rulesOf(plan),
  ...documentOf(plan),
  ...worldOf(plan),
]

function rulesOf({ r, rights, sorts, isGuarded }: Plan): Wire[] {
  const policy = `${r.pascal}Policy`
  const ask = (method: string) =>
    `(bouncer: Bouncer) => bouncer.with(${policy}).allows('${method}')`
  const write = ask(rights.isOwned ? 'create' : 'manage')
  return [
    {
      file: 'api/start/routes.ts',
      what: 'its routes',
      edit: (file) => addImport(file, `#start/routes/${r.snakePlural}`),
    },
    {
      file: 'api/app/domain/list_sorts.ts',
      what: 'the orders of its list',
      edit: (file) => {
        file.addStatements([
          `\nexport const ${r.shout}_SORTS = sortsBy({ createdAt: 'created_at', ${sorts.join(', ')} })`,
          `export type ${r.pascal}Sort = keyof typeof ${r.shout}_SORTS`,
          `export const ${r.shout}_SORT_NAMES = namesOf(${r.shout}_SORTS)`,
        ])
      },
    },
    {
      file: 'api/database/schema_rules.ts',
      what: 'the time of its last edit',
      edit: (file) =>
        addProperty(objectExported(file, 'tables'), r.snakePlural, '{ columns: edited }'),
    },
    {
      file: 'api/app/domain/audit.ts',
      what: 'what the log notes',
      edit: (file) =>
        addProperty(objectNamed(file, 'AUDITED'), r.camel, `['created', 'updated', 'deleted']`),
    },
    {
      file: 'api/app/domain/audit_messages.ts',
      what: 'how the log says it',
      edit: (file) => {
        for (const done of ['created', 'updated', 'deleted']) {
          const said = done === 'updated' ? 'changed' : done
          addProperty(
            objectNamed(file, 'ENGLISH'),
            `'${r.camel}.${done}'`,
            `({ id }: Thing) => \`${r.sentence} \${id}: ${said}\``
          )
        }
      },
    },
    {
      file: 'api/app/services/live/announce.ts',
      what: 'what open screens hear of',
      edit: (file) => {
        const resource = file.getTypeAliasOrThrow('LiveChange').getTypeNodeOrThrow()
        const property = Node.isTypeLiteral(resource) ? resource.getProperty('resource') : undefined
        const union = property?.getTypeNode()
        if (!property || !union) throw new Error('there is no resource in LiveChange')
        property.setType(`${union.getText()} | '${r.kebabPlural}'`)
      },
    },
    {
      file: 'api/app/actions/audit/announce_change.ts',
      what: 'what open screens hear of',
      edit: (file) => {
        addProperty(objectNamed(file, 'RESOURCES'), r.camel, `'${r.kebabPlural}'`)
        const [choice] = file
          .getFunctionOrThrow('peopleOf')
          .getStatements()
          .filter(Node.isSwitchStatement)
        const people = choice
          ?.getClauses()
          .find((one) => one.getText().startsWith("case 'contacts'"))
        if (!people) throw new Error('there is no case of contacts')
        people.replaceWithText(`case '${r.kebabPlural}':\n${people.getText()}`)
      },
    },
    {
      file: 'api/app/policies/abilities.ts',
      what: 'GET /access',
      edit: (file) => {
        addImport(file, `#policies/${r.snake}_policy`, { default: policy })
        addProperty(
          objectNamed(file, 'QUESTIONS'),
          r.camelPlural,
          `{ list: ${isGuarded ? ask('viewAny') : write}, create: ${write}, edit: ${write}, delete: ${write} }`
        )
      },
    },
    {
      file: 'api/app/transformers/access_transformer.ts',
      what: 'GET /access',
      edit: (file) => addToPickedAndReturned(file, 'toObject', r.camelPlural),
    },
  ]
}

function documentOf({ r, rights, fields }: Plan): Wire[] {
  const described = fields.flatMap(({ name, label, type, exampleValue }) => {
    const text = { description: label, example: exampleValue, ...(type === 'integer' && { type }) }
    return [`${r.camelPlural}.${name}`, `${r.pascal}.${name}`].map((key) => [key, text])
  })
  const may = { list: 'list them', create: 'make one', edit: 'change one', delete: 'delete one' }
  return [
    {
      file: 'api/openapi/access.ts',
      what: 'who may call what',
      edit: (file) => addRows(file, 'ACCESS', accessRows(r.camelPlural, rights)),
    },
    {
      file: 'api/openapi/texts/areas.json',
      what: 'the reference',
      path: [],
      entries: {
        [r.camelPlural]: {
          title: r.sentencePlural,
          description: `What is done with ${r.wordsPlural}.`,
        },
      },
    },
    {
      file: 'api/openapi/texts/operations.json',
      what: 'the reference',
      path: [],
      entries: {
        [`${r.camelPlural}.index`]: { summary: `All ${r.wordsPlural}` },
        [`${r.camelPlural}.show`]: { summary: `One ${r.words}` },
        [`${r.camelPlural}.store`]: { summary: `Make a ${r.words}` },
        [`${r.camelPlural}.update`]: {
          summary: `Change a ${r.words}`,
          description: 'What is left out stays.',
        },
        [`${r.camelPlural}.destroy`]: { summary: `Delete a ${r.words}` },
      },
    },
    {
      file: 'api/openapi/texts/fields.json',
      what: 'the reference',
      path: [],
      entries: {
        ...Object.fromEntries(described),
        ...(rights.isOwned && { [`${r.pascal}.owner`]: { description: 'Whose it is' } }),
        [`Access.${r.camelPlural}`]: { description: `May do with ${r.wordsPlural}` },
        ...Object.fromEntries(
          Object.entries(may).map(([ability, words]) => [
            `${r.camelPlural}.${ability}`,
            { description: `Whether the viewer may ${words}` },
          ])
        ),
      },
    },
  ]
}

function worldOf({ r, rights }: Plan): Wire[] {
  const factory = `${r.pascal}Factory`
  const make = (host: string) =>
    `await ${factory}${rights.isOwned ? `.merge({ ownerId: ${host} })` : ''}.create()`
  const imports = (file: SourceFile) =>
    addImport(file, `#database/factories/${r.snake}_factory`, { named: [factory] })
  return [
    {
      file: 'api/tests/helpers/openapi/world.ts',
      what: 'one for the tests of every route',
      edit: (file) => {
        imports(file)
        addToReturned(file, 'makeWorld', `const ${r.camel} = ${make('people.host.id')}`, r.camel)
      },
    },
    {
      file: 'api/tests/helpers/openapi/grow_world.ts',
      what: 'more of them, for the count of queries',
      edit: (file) => {
        imports(file)
        file.getFunctionOrThrow('growWorld').addStatements(make('world.people.host.id'))
      },
    },
    {
      file: 'api/tests/helpers/openapi/requests.ts',
      what: 'which one {id} names',
      edit: (file) =>
        addProperty(
          objectNamed(file, 'SUBJECTS'),
          r.camelPlural,
          `({ ${r.camel} }) => ${r.camel}.id`
        ),
    },
  ]
}
