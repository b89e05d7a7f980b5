import string from '@adonisjs/core/helpers/string'

/** One name in every spelling that files, tables, texts and addresses want. */
export type Names = ReturnType<typeof namesOf>

/** Variables of the stubs, and words of the framework that stand beside them. */
const TAKEN = new Set(
  `access action actor admin answer assert auth bouncer card changes client columns data details filters form group
  guest host index list model page params policy query record request resource response result router row rows
  serialize show test trx url values viewer world`.split(/\s+/)
)

/** Of JavaScript and of SQL; both read names without quotes. */
const KEYWORDS = new Set(
  `abstract add all and any as asc async await between by case catch check class column const continue create cross
  current date debugger default delete desc distinct do drop else end enum except exists export extends false finally
  for foreign from function get grant group having if import in index inner insert instanceof interface into is join
  key let like limit natural new not null of offset on or order outer package primary private protected public
  references return right select set static string super switch table then this throw to trigger true try type typeof
  undefined union unique update use user using values var void when where while with yield`.split(
    /\s+/
  )
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
