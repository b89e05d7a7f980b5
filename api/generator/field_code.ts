import { headingOf, isWorded, type Field } from '#generator/fields'
import { screenOf } from '#generator/field_screen'
import type { Names } from '#generator/names'

/** What the stubs write for one field. */
export type FieldCode = Field & ReturnType<typeof codeOf>

export const fieldCodes = (fields: Field[], names: Names): FieldCode[] =>
  fields.map((field) => ({ ...field, ...codeOf(field, names, field === headingOf(fields)) }))

type Wrong = { value: string; rule: string }

/** Values are source text; `text` is what somebody types into the form. */
type Samples = { example: unknown; other: unknown; wrong: Wrong }

function codeOf(field: Field, names: Names, isHeading: boolean) {
  const { name, column, type, isOptional, isUnique } = field
  const property = type === 'money' ? `${name}Minor` : name
  const stored = type === 'money' ? `${column}_minor` : column
  const choicesType = `${names.pascal}${upper(name)}`
  const choicesName = `${names.shout}_${column.toUpperCase()}S`
  const tsType = { enum: choicesType, integer: 'number', money: 'number', boolean: 'boolean' }
  const plainType = tsType[type as keyof typeof tsType] ?? 'string'
  const { example, other, wrong } = samplesOf(field)

  return {
    isHeading,
    isConverted: convertOf(type) !== null,
    /** Name of the model's property and column of the table */
    property,
    stored,
    choicesType,
    choicesName,
    choicesText: field.choices.map((choice) => `'${choice}'`).join(', '),
    columnLine: `table.${columnOf(field, stored)}.${isOptional ? 'nullable' : 'notNullable'}()${isUnique ? '.unique()' : ''}`,
    rule: ruleOf(field, choicesName),
    tsType: isOptional ? `${plainType} | null` : plainType,
    sent: sentOf(field, property),
    fact: factOf(field, property),
    created: createdOf(field, property),
    changed: changedOf(field, names, property),
    sort: isSortable(field) ? `${name}: ${sortOf(field, stored)}` : null,
    isFilter: type === 'enum' || type === 'boolean',
    example: json(example),
    other: json(other),
    exampleValue: example,
    otherValue: other,
    wrong,
    made: madeOf(field, property, example),
    ...screenOf(field, names),
  }
}

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A literal as it is formatted. */
const json = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : JSON.stringify(value)

function columnOf({ type, max, choices }: Field, column: string) {
  switch (type) {
    case 'string':
    case 'text':
      return `string('${column}', ${max})`
    case 'enum':
      return `string('${column}', ${Math.max(...choices.map(({ length }) => length))})`
    case 'date':
      return `string('${column}', 10)`
    case 'datetime':
      return `timestamp('${column}')`
    case 'money':
      return `bigInteger('${column}')`
    default:
      return `${type}('${column}')`
  }
}

function ruleOf({ type, max, range }: Field, choicesName: string) {
  switch (type) {
    case 'string':
      return `plainText().regex(ONE_LINE).minLength(1).maxLength(${max})`
    case 'text':
      return `plainText().minLength(1).maxLength(${max})`
    case 'integer':
      return `vine.number().withoutDecimals().min(${range[0]}).max(${range[1]})`
    case 'boolean':
      return 'vine.boolean()'
    case 'date':
      return 'stayDate()'
    case 'datetime':
      return 'moment()'
    case 'enum':
      return `vine.enum(${choicesName})`
    case 'money':
      return 'vine.number().min(0).max(LISTING_LIMITS.price).decimal([0, 2])'
  }
}

const orNull = (isOptional: boolean, value: string, property: string) =>
  isOptional ? `${property} === null ? null : ${value}` : value

/** In the transformer, from the variable `row`. */
function sentOf({ name, type, isOptional }: Field, property: string) {
  if (type === 'money')
    return `${name}: ${orNull(isOptional, `toMajor(row.${property})`, `row.${property}`)}`
  if (type === 'datetime') return `${name}: isoTime(row.${property})`
  return `${name}: row.${property}`
}

/** In the audit log; plain values only. */
function factOf({ name, type, isOptional }: Field, property: string) {
  if (type === 'datetime')
    return `${name}: this.${name}${isOptional ? '?' : ''}.toUTC().toISO()${isOptional ? ' ?? null' : ''}`
  return `${property}: this.${property}`
}

/** What turns a value of the request into that of the model. */
function convertOf(type: Field['type']) {
  if (type === 'money') return 'toMinor'
  return type === 'datetime' ? 'DateTime.fromISO' : null
}

function converted({ type, isOptional }: Field, value: string) {
  const convert = convertOf(type)
  if (!convert) return value
  return isOptional ? `${value} === null ? null : ${convert}(${value})` : `${convert}(${value})`
}

/** In the action that creates one, from `details`. */
function createdOf(field: Field, property: string) {
  const { name, type, isOptional } = field
  const convert = convertOf(type)
  if (type === 'boolean') return `${name}: details.${name} ?? false`
  if (convert && isOptional) {
    const given = type === 'money' ? `typeof details.${name} === 'number'` : `details.${name}`
    return `${property}: ${given} ? ${convert}(details.${name}) : null`
  }
  if (convert) return `${property}: ${convert}(details.${name})`
  return `${name}: details.${name}${isOptional ? ' ?? null' : ''}`
}

/** In the action that changes one, from a variable of the field's name. */
const changedOf = (field: Field, names: Names, property: string) =>
  `if (${field.name} !== undefined) ${names.camel}.${property} = ${converted(field, field.name)}`

const isSortable = ({ type }: Field) => type !== 'text' && type !== 'boolean'

/** Both engines put what has none first. */
function sortOf({ type, isOptional }: Field, column: string) {
  const key = isWorded(type) ? `words('${column}')` : `'${column}'`
  return isOptional ? `['${column} is not null', ${key}]` : key
}

/** In the factory, where a unique value differs each time. */
function madeOf({ name, type, isUnique, max }: Field, property: string, example: unknown) {
  if (type === 'datetime') return `${name}: DateTime.fromISO('${String(example)}')`
  if (type === 'enum') return `${name}: '${String(example)}' as const`
  if (type === 'money') return `${property}: ${Number(example) * 100}`
  if (!isUnique) return `${property}: ${json(example)}`
  if (isWorded(type)) return `${name}: randomUUID().slice(0, ${Math.min(max, 36)})`
  if (type === 'date') return `${name}: addDays('2027-01-01', randomInt(10_000))`
  return `${name}: randomInt(1_000_000)`
}

function samplesOf(field: Field): Samples {
  const { type, label, max, range, choices } = field
  const other = label.startsWith('O') ? 'Another' : 'Other'
  switch (type) {
    case 'string':
      return {
        example: `${label} by the lake`.slice(0, max).trim(),
        other: `${other} ${label.toLowerCase()}`.slice(0, max).trim(),
        wrong: { value: `'a'.repeat(${max + 1})`, rule: 'maxLength' },
      }
    case 'text':
      return {
        example: `${label}, in a few words.`.slice(0, max).trim(),
        other: `${other} words.`.slice(0, max).trim(),
        wrong: { value: `'a'.repeat(${max + 1})`, rule: 'maxLength' },
      }
    case 'integer':
      return {
        example: middle(range),
        other: range[0],
        wrong: { value: '1.5', rule: 'withoutDecimals' },
      }
    case 'boolean':
      return { example: true, other: false, wrong: { value: `'perhaps'`, rule: 'boolean' } }
    case 'date':
      return {
        example: '2027-03-01',
        other: '2027-04-02',
        wrong: { value: `'2027-02-30'`, rule: 'stayDate' },
      }
    case 'datetime':
      return {
        example: '2027-03-01T09:30:00.000Z',
        other: '2027-04-02T18:00:00.000Z',
        wrong: { value: `'tomorrow'`, rule: 'moment' },
      }
    case 'enum':
      return { example: choices[0], other: choices[1], wrong: { value: `'none'`, rule: 'enum' } }
    case 'money':
      return { example: 1250, other: 99.5, wrong: { value: '-1', rule: 'min' } }
  }
}

/** Small enough to be read. */
const middle = ([from, to]: [number, number]) => Math.min(Math.round((from + to) / 2), from + 12)
