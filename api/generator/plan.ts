import { fieldCodes } from '#generator/field_code'
import { headingOf, parseFields, type Type } from '#generator/fields'
import { labelsOf, LANGUAGES, type Labels, type Language } from '#generator/labels'
import { namesOf } from '#generator/names'
import { rightsOf } from '#generator/rights'

/** What somebody asks for, by flags or answers. */
export type Wish = {
  name: string
  plural?: string
  fields: string[]
  read: string
  write: string
  owned: boolean
  labels: Record<Language, string[]>
}

export type Plan = ReturnType<typeof planOf>

/**
 * All that the stubs and the wiring ask.
 * @throws Error with a sentence for people when the wish cannot be met
 */
export function planOf(wish: Wish) {
  const r = namesOf(wish.name, wish.plural)
  const parsed = parseFields(wish.fields)
  const rights = rightsOf(wish.read, wish.write, wish.owned)
  const fields = fieldCodes(parsed, r)
  const labels = Object.fromEntries(
    LANGUAGES.map((language) => [language, labelsOf(language, wish.labels[language], r, parsed)])
  ) as Record<Language, Labels>

  const all = (type: Type) => fields.some((field) => field.type === type)
  const unique = fields.find(({ isUnique }) => isUnique)
  const heading = fields.find(({ name }) => name === headingOf(parsed).name)!
  const short = fields.filter((field) => field !== heading && field.isShort).slice(0, 4)
  return {
    r,
    fields,
    rights,
    labels,
    heading,
    unique,
    enums: fields.filter(({ type }) => type === 'enum'),
    filters: fields.filter(({ isFilter }) => isFilter),
    converted: fields.filter(({ isConverted }) => isConverted),
    sorts: fields.flatMap(({ sort }) => sort ?? []),
    has: {
      string: all('string'),
      text: all('text'),
      boolean: all('boolean'),
      date: all('date'),
      datetime: all('datetime'),
      enum: all('enum'),
      money: all('money'),
      integer: all('integer'),
    },
    hasMoney: all('money'),
    turned: fields.filter(({ isTurned }) => isTurned),
    /** In the table of the list, beside the field that names the record */
    columns: short,
    /** What each screen takes from format/ */
    formats: {
      columns: formatsOf(short, ['dayOf']),
      card: formatsOf(short, []),
      show: formatsOf(fields, ['momentOf']),
    },
    /** What the list may be asked for, in the address */
    asked: [
      ...fields
        .filter(({ isFilter }) => isFilter)
        .map(({ name, type, choices }) => {
          const values = type === 'enum' ? choices : ['false', 'true']
          return `${name}: [${values.map((value) => `'${value}'`).join(', ')}]`
        }),
      `sort: [${['createdAt', ...fields.filter(({ sort }) => sort).map(({ name }) => name)]
        .flatMap((name) => [`'${name}'`, `'-${name}'`])
        .join(', ')}]`,
    ].join(', '),
    /** Whether a policy is asked before reading */
    isGuarded: rights.read === 'host' || rights.read === 'admin',
    searched: fields
      .filter(({ isSearchable }) => isSearchable)
      .map(({ stored }) => `'${stored}'`)
      .join(', '),
    random:
      unique &&
      { string: 'randomUUID', integer: 'randomInt', date: 'randomInt' }[unique.type as 'string'],
    whoMay: whoMay(rights),
    testOfRights: rights.isOwned
      ? 'for others it does not exist, and guests have none'
      : `${rights.read === 'everyone' ? 'anybody reads' : 'strangers read nothing'}, and others write nothing`,
    strangers: `await UserFactory.create()${rights.write === 'admin' ? `, await UserFactory.apply('host').create()` : ''}`,
    changes: fields.map(({ name, other }) => `${name}: ${other}`).join(', '),
  }
}

function whoMay({ read, write, isOwned }: ReturnType<typeof rightsOf>) {
  if (isOwned) return 'Hosts have their own, admins look after all.'
  const readers = {
    everyone: 'Everybody reads',
    signedIn: 'Whoever is signed in reads',
    host: 'Hosts and admins read',
    admin: 'Admins read',
  }
  return `${readers[read]}, ${write === 'admin' ? 'admins' : 'hosts and admins'} write.`
}

function formatsOf(fields: { shown: string }[], always: string[]) {
  const used = (names: string[]) =>
    names
      .filter(
        (name) => always.includes(name) || fields.some(({ shown }) => shown.includes(`${name}(`))
      )
      .join(', ')
  return { dates: used(['dayOf', 'momentOf']), money: used(['money', 'number']) }
}
