import { fieldNames } from '#generator/names'

/** What `--field` may ask for. */
export const TYPES = [
  'string',
  'text',
  'integer',
  'boolean',
  'date',
  'datetime',
  'enum',
  'money',
] as const

export type Type = (typeof TYPES)[number]

export type Field = {
  name: string
  column: string
  label: string
  type: Type
  isOptional: boolean
  isUnique: boolean
  isSearchable: boolean
  /** Characters, of strings and texts */
  max: number
  /** Smallest and largest, of integers */
  range: [number, number]
  /** Of enums */
  choices: string[]
}

const DEFAULT_MAX = { string: 255, text: 2000 }
const LARGEST_INTEGER = 2 ** 31 - 1
const UNIQUE: Type[] = ['string', 'integer', 'date']
const MARKS = ['unique', 'searchable'] as const

const FORM = /^(\w+):([a-z]+)(?:\(([^)]*)\))?(\?)?((?::\w+)*)$/

const EXAMPLE = 'title:string(100), body:text?, level:enum(info,warning), code:string(20):unique'

/**
 * Reads `title:string(100)`, `body:text?`, `level:enum(info,warning)`, `code:string:20:unique:searchable`.
 * @throws Error with a sentence for people
 */
export function parseField(given: string): Field {
  const [, name, type, inside, optional, rest = ''] = FORM.exec(given.trim()) ?? []
  if (!name || !isType(type))
    throw new Error(
      `“${given}” is no field. Its form is name:type, such as ${EXAMPLE}; types are ${TYPES.join(', ')}.`
    )
  const marks = rest.split(':').filter(Boolean)
  const number = marks.find((mark) => /^\d+$/.test(mark))
  const unknown = marks.find((mark) => mark !== number && !MARKS.some((known) => known === mark))
  if (unknown)
    throw new Error(`“${unknown}” of ${name} says nothing: ${MARKS.join(' and ')} are known.`)
  if (marks.includes('searchable') && !isWorded(type))
    throw new Error(`${name} cannot be searchable: words are searched, in string and text.`)
  if (marks.includes('unique') && !UNIQUE.includes(type))
    throw new Error(`${name} cannot be unique: ${UNIQUE.join(', ')} fields may be.`)
  if (type === 'boolean' && optional)
    throw new Error(`${name} is yes or no: a boolean needs no question mark.`)

  const details = inside ?? number
  return {
    ...fieldNames(name),
    type,
    isOptional: optional === '?',
    isUnique: marks.includes('unique'),
    isSearchable: marks.includes('searchable'),
    max: isWorded(type) ? lengthIn(name, details, DEFAULT_MAX[type]) : 0,
    range: type === 'integer' ? rangeIn(name, details) : [0, 0],
    choices: type === 'enum' ? choicesIn(name, details) : [],
  }
}

/**
 * Fields of a resource that may lack some yet.
 * @throws Error with a sentence for people when one is none, or there twice
 */
export function distinctFields(given: string[]): Field[] {
  const fields = splitLists(given).map(parseField)
  const twice = fields.find(({ name }, index) =>
    fields.slice(0, index).some((earlier) => earlier.name === name)
  )
  if (twice) throw new Error(`There are two fields called ${twice.name}.`)
  return fields
}

/**
 * All fields of a resource.
 * @throws Error with a sentence for people when they do not make one
 */
export function parseFields(given: string[]): Field[] {
  const fields = distinctFields(given)
  if (!fields.some(namesRecord))
    throw new Error('One field has to be a string that is not optional: lists show a record by it.')
  const heading = headingOf(fields)
  if (heading.max < 10)
    throw new Error(`${heading.name} names the record in lists: it needs room for 10 characters.`)
  if (fields.filter(({ isUnique }) => isUnique).length > 1)
    throw new Error('One field may be unique; add further indexes to the migration by hand.')
  if (fields.some(({ isSearchable }) => isSearchable)) return fields
  return fields.map((field) => ({ ...field, isSearchable: isWorded(field.type) }))
}

/** Ace splits the values of a flag at commas: `level:enum(info` and `warning)` belong together. */
function splitLists(given: string[]) {
  const whole: string[] = []
  for (const part of given) {
    const last = whole.at(-1)
    if (last && last.includes('(') && !last.includes(')'))
      whole[whole.length - 1] = `${last},${part}`
    else whole.push(part)
  }
  return whole
}

/** The field by which people know a record. */
export const headingOf = (fields: Field[]) => fields.find(namesRecord)!

const namesRecord = ({ type, isOptional }: Field) => type === 'string' && !isOptional

const isType = (type: string): type is Type => TYPES.some((known) => known === type)

export const isWorded = (type: Type): type is 'string' | 'text' =>
  type === 'string' || type === 'text'

function lengthIn(name: string, details: string | undefined, usual: number) {
  if (details === undefined) return usual
  const length = Number(details)
  if (Number.isInteger(length) && length >= 1 && length <= 10_000) return length
  throw new Error(`The length of ${name} is a whole number from 1 to 10000, not ${details}.`)
}

function rangeIn(name: string, details: string | undefined): [number, number] {
  if (details === undefined) return [0, LARGEST_INTEGER]
  const [, from, to] = /^(-?\d+)\.\.(-?\d+)$/.exec(details) ?? []
  const range: [number, number] = [Number(from), Number(to)]
  const isPossible =
    from && range[0] < range[1] && range.every((end) => Math.abs(end) <= LARGEST_INTEGER)
  if (isPossible) return range
  throw new Error(`The range of ${name} is written integer(1..5), not ${details}.`)
}

function choicesIn(name: string, details = '') {
  const choices = details.split(',').map((choice) => choice.trim())
  const arePossible =
    choices.length > 1 && choices.every((choice) => /^[a-z][A-Za-z0-9]{0,39}$/.test(choice))
  if (arePossible && new Set(choices).size === choices.length) return choices
  throw new Error(
    `${name} needs at least two different choices of letters and digits: enum(info,warning).`
  )
}
