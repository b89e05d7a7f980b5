import db from '@adonisjs/lucid/services/db'
import { engineOf, likeOperator, rowsOf } from '#services/database/dialect'
import { escapeLike } from '#services/database/match_words'
import { reader } from '#services/database/reader'

/** What is searched for words: tables, fields and their columns, as the migrations index them (ADR 0037). */
const INDEXED = {
  users: { names: ['first_name', 'last_name'], email: ['email'], phone: ['phone'] },
  properties: { title: ['title'], places: ['area', 'city', 'county'] },
  reviews: { words: ['title', 'text'] },
  contact_messages: { words: ['full_name', 'email', 'subject', 'message'] },
  newsletter_subscribers: { email: ['email'] },
  audit_events: { words: ['summary', 'action'] },
} as const satisfies Record<string, Record<string, readonly string[]>>

type Indexed = typeof INDEXED

/** Fields of a table, and the column of the searched list that names its rows; the list's own id unless said. */
type Words = {
  [Table in keyof Indexed]: { of: Table; in: readonly (keyof Indexed[Table])[]; by?: string }
}[keyof Indexed]

/** A list, and where its words may stand. */
export type Searched = { list: string; words: readonly Words[] }

type Raw = [sql: string, bindings: string[]]
type Query = { whereRaw(sql: string, bindings: string[]): unknown }

/** Rows up to which those with a word are read; with more, the list is read in its order and asked of each row. */
const RARE = 5000

/** Of more words than these, the longest are looked for. */
const MOST_WORDS = 10

/** Trigrams are what words are found by: shorter ones are looked for where a word begins. */
const SHORTEST = 3

/**
 * All words must match, each anywhere in a text; one of fewer than three letters where a word begins.
 * @param common words that many rows have (`commonWords`)
 */
export function withWords(query: Query, searched: Searched, search: string, common?: Set<string>) {
  for (const word of wordsOf(search)) {
    query.whereRaw(...(common?.has(word) ? asked : found)(searched, word))
  }
}

/** Those of a large list that too many of its rows have to read them all. */
export async function commonWords(searched: Searched, search = ''): Promise<Set<string>> {
  const words = wordsOf(search)
  if (words.length === 0) return new Set()
  const counts = words.map((word): Raw => {
    const [sql, bindings] = rowsWith(searched, word)
    return [`(select count(*) from (${sql} limit ${RARE + 1}) as counted)`, bindings]
  })
  const counted = counts.map(([sql], place) => `${sql} as word_${place}`).join(', ')
  const bindings = counts.flatMap(([, bound]) => bound)
  const [row] = rowsOf<Record<string, number>>(
    await reader().rawQuery(`select ${counted}`, bindings)
  )
  return new Set(words.filter((_, place) => row[`word_${place}`] > RARE))
}

/** A condition for `whereRaw`: the rows with these words as they stand, spaces included. */
export function called(of: Words, words: string, column: string): Raw {
  const [sql, bindings] = rowsOfIndex(of, folded(words))
  return [`${column} in (${sql})`, bindings]
}

function wordsOf(search: string) {
  const words = new Set(search.split(/\s+/).map(folded).filter(Boolean))
  return [...words].sort((a, b) => b.length - a.length).slice(0, MOST_WORDS)
}

/** As the engine's index has it, without case and accents; SQLite's tokenizer takes accents away from both by itself. */
function folded(text: string) {
  const words = text.replaceAll('\0', '')
  if (engineOf(db.connection()) !== 'postgres') return words.normalize('NFC').toLowerCase()
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

function found(searched: Searched, word: string): Raw {
  const [sql, bindings] = rowsWith(searched, word)
  return [`${searched.list}.id in (${sql})`, bindings]
}

/**
 * The signs keep SQLite from reading the rows by these columns. Most rows have a common word as it is typed: only for
 * one that has not, all rows of the index are read, once.
 */
function asked({ list, words }: Searched, word: string): Raw {
  const byIndex = words.map((of): Raw => {
    const [sql, bindings] = rowsOfIndex(of, word)
    return [`+${list}.${of.by ?? 'id'} in (${sql})`, bindings]
  })
  const own = words.filter(({ by }) => !by)
  const typed = own.flatMap((of) => textsOf(of, `${list}.`).map((text) => like(text, word)))
  const others = byIndex.filter((_, place) => words[place].by)
  const conditions = [...typed, ...others, ...byIndex.filter((_, place) => !words[place].by)]
  return [
    `(${conditions.map(([sql]) => sql).join(' or ')})`,
    conditions.flatMap(([, bound]) => bound),
  ]
}

function like(text: string, word: string): Raw {
  const operator = likeOperator(db.connection())
  return [`${text} ${operator} ? escape '\\'`, [`%${escapeLike(patternOf(word))}%`]]
}

function rowsWith({ list, words }: Searched, word: string): Raw {
  const parts = words.map((of): Raw => {
    const [sql, bindings] = rowsOfIndex(of, word)
    return [of.by ? `select id from ${list} where ${of.by} in (${sql})` : sql, bindings]
  })
  return [parts.map(([sql]) => sql).join(' union all '), parts.flatMap(([, bound]) => bound)]
}

function rowsOfIndex(of: Words, word: string): Raw {
  const { of: table, in: fields } = of
  const texts = textsOf(of)
  if (engineOf(db.connection()) === 'postgres') {
    return either(
      table,
      texts.map((text) => like(`worded(${text})`, word))
    )
  }
  if (isSigns(word))
    return either(
      table,
      texts.map((text) => like(text, word))
    )
  const phrase = `{${fields.join(' ')}} : "${patternOf(word).replaceAll('"', '""')}"`
  return [`select rowid from ${table}_words where ${table}_words match ?`, [phrase]]
}

function either(table: string, conditions: Raw[]): Raw {
  const sql = conditions.map(([condition]) => condition).join(' or ')
  return [`select id from ${table} where ${sql}`, conditions.flatMap(([, bound]) => bound)]
}

function patternOf(word: string) {
  const padding = isSigns(word) ? 0 : SHORTEST + word.length - [...word].length
  return word.replaceAll(/\s/g, '  ').padStart(padding)
}

/** They begin no word and are too few to be found by. */
const isSigns = (word: string) => [...word].length < SHORTEST && !/[\p{L}\p{N}]/u.test(word)

/** A text for each field. */
function textsOf({ of: table, in: fields }: Words, row = '') {
  const columns: Record<string, readonly string[]> = INDEXED[table]
  return fields.map((field) =>
    columns[field].map((column) => `coalesce(${row}${column}, '')`).join(` || ' ' || `)
  )
}
