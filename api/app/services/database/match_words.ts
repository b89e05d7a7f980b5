import db from '@adonisjs/lucid/services/db'
import { likeOperator } from '#services/database/dialect'

/** Escapes a LIKE pattern (with `escape '\'`) and removes NUL. */
export function escapeLike(text: string) {
  return text.replaceAll('\0', '').replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

type Searched = { where(callback: (either: never) => void): unknown }

/** All words must match. @param somewhere adds the alternatives for one word, with `containing` */
export function matchWords<Query extends Searched>(
  query: Query,
  search: string,
  somewhere: (either: Query, word: string) => void
) {
  for (const word of search.split(/\s+/).filter(Boolean)) {
    query.where((either: Query) => somewhere(either, word))
  }
}

/** Case-insensitive condition with bindings for `whereRaw`. */
export function containing(columns: string[], word: string): [sql: string, bindings: string[]] {
  const { condition, pattern } = patternOf(word)
  const sql = columns.map((column) => condition.replace('column', column)).join(' or ')
  return [`(${sql})`, columns.map(() => pattern)]
}

/** SQLite knows the case of ASCII letters alone: of others, both are looked for. */
function patternOf(word: string) {
  const operator = likeOperator(db.connection())
  if (operator === 'ilike' || isAscii(word)) {
    return { condition: `column ${operator} ? escape '\\'`, pattern: `%${escapeLike(word)}%` }
  }
  const signs = [...word.toLowerCase().replaceAll('\0', '')].map((sign) => {
    if (isAscii(sign)) return /[*?[]/.test(sign) ? `[${sign}]` : sign
    return `[${sign}${sign.toUpperCase()}]`
  })
  return { condition: 'lower(column) glob ?', pattern: `*${signs.join('')}*` }
}

const isAscii = (text: string) => Buffer.byteLength(text) === text.length
