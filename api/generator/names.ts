import string from '@adonisjs/core/helpers/string'

/** One name in every spelling that files, tables, texts and addresses want. */
export type Names = ReturnType<typeof namesOf>

/** Variables of the stubs, and words of the framework that stand beside them. */
const TAKEN = new Set(
  `access action actor admin answer assert auth bouncer card changes client columns data details filters form group
  guest host index list model page params policy query record request resource response result router row rows
  serialize show test trx url values viewer world`.split(/\s+/)
)

/** Of JavaScript and of SQL, with all that PostgreSQL 15 to 17 reserve; both read names without quotes. */
const KEYWORDS = new Set(
  `abstract add all analyse analyze and any array as asc asymmetric async authorization await between binary both by
  case cast catch check class collate collation column concurrently const constraint continue create cross current
  current_catalog current_date current_role current_schema current_time current_timestamp current_user date debugger
  default deferrable delete desc distinct do drop else end enum except exists export extends false fetch finally for
  foreign freeze from full function get grant group having if ilike import in index initially inner insert instanceof
  interface intersect into is isnull join key lateral leading left let like limit localtime localtimestamp natural new
  not notnull null of offset on only or order outer overlaps package placing primary private protected public
  references return returning right select session_user set similar some static string super switch symmetric
  system_user table tablesample then this throw to trailing trigger true try type typeof undefined union unique update
  use user using values var variadic verbose void when where while window with yield`.split(/\s+/)
)

/** The database stores `<name>.updated` and kinds of subjects in columns of this width. */
const MAX_NAME = 30

/**
 * @param given the singular, in any spelling: `house rule`, `house-rule`, `HouseRule`
 * @param givenPlural where English has another one than our dictionary
 * @throws Error with a sentence for people when it cannot be a name
 */
export function namesOf(given: string, givenPlural?: string) {
  const singular = wordsIn(given)
  if (!singular)
    throw new Error(`“${given}” is no name: use letters, and a hyphen between words (house-rule).`)
  const plural = givenPlural ? wordsIn(givenPlural) : string.plural(singular)
  if (!plural) throw new Error(`“${givenPlural}” is no plural: use letters and hyphens.`)
  if (!givenPlural && string.singular(singular) !== singular)
    throw new Error(`Give the singular: ${string.singular(singular)} instead of ${singular}.`)
  if (plural === singular)
    throw new Error(`“${singular}” is its own plural: say another one with --plural.`)

  const camel = string.camelCase(singular)
  if (TAKEN.has(camel) || KEYWORDS.has(camel))
    throw new Error(`“${given}” means something to the framework or the language: choose another.`)
  if (plural.length > MAX_NAME)
    throw new Error(`“${plural}” is too long: ${MAX_NAME} letters at most.`)
  return {
    words: singular,
    wordsPlural: plural,
    title: string.capitalCase(singular),
    sentence: string.sentenceCase(singular),
    sentencePlural: string.sentenceCase(plural),
    camel,
    camelPlural: string.camelCase(plural),
    pascal: string.pascalCase(singular),
    pascalPlural: string.pascalCase(plural),
    snake: string.snakeCase(singular),
    snakePlural: string.snakeCase(plural),
    kebab: string.dashCase(singular),
    kebabPlural: string.dashCase(plural),
    shout: string.snakeCase(singular).toUpperCase(),
  }
}

/** `startsOn` → `starts on`; undefined for what is no name. */
function wordsIn(given: string) {
  const words = string.noCase(given.trim())
  return /^[A-Za-z][A-Za-z _-]*$/.test(given.trim()) && /^[a-z]+( [a-z]+)*$/.test(words)
    ? words
    : undefined
}

/** What every record has, what lists are asked by, what a model and its relations answer to. */
const OWN = new Set(
  `id createdAt updatedAt owner ownerId search sort page limit list create show edit save delete merge fill refresh load related
  facts constructor actions`.split(/\s+/)
)

/** @throws Error with a sentence for people when a field cannot be called so */
export function fieldNames(given: string) {
  if (!/^[a-z][A-Za-z]{0,39}$/.test(given))
    throw new Error(`“${given}” is no name of a field: write it as startsOn.`)
  if (OWN.has(given)) throw new Error(`“${given}” is taken: every record has or does it.`)
  const column = string.snakeCase(given)
  if (KEYWORDS.has(column) || KEYWORDS.has(given))
    throw new Error(`“${given}” is a word of the language or of SQL: choose another name.`)
  return { name: given, column, label: string.sentenceCase(string.noCase(given)) }
}
