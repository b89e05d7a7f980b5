/** What the code of the last release may miss on a schema. */
const TAKEN_AWAY = [
  /\bdrop(?:Table|TableIfExists|Column|Columns|Timestamps|View)\(/,
  /\brename(?:Table|Column)\(/,
  /\bdrop\s+(?:table|column)\b/i,
  /\balter\s+table\s+\S+\s+drop\s+(?!constraint|index)/i,
  /\brename\s+(?:to|column)\b/i,
  /\balter\s+table\s+\S+\s+rename\b/i,
]

/** On a column that is there: it may be empty for the last release. */
const FILLED_BY_FORCE = [/\bdropNullable\(/, /\bset\s+not\s+null\b/i, /\.alter\(/]

const ADDED_BY_SQL =
  /\badd\s+(?:column\s+)?(?!constraint|check|unique|primary|foreign)\w+\s[^'"`;]*/gi

/**
 * Why a migration is no mere extension of the schema, so that code from before it would fail: tables or columns that are gone, and
 * columns that it does not fill. Reads the text without `down()`.
 * @returns the places, as they are written
 */
export function contractingIn(source: string): string[] {
  const text = withoutDown(source).replace(/\/\*[^]*?\*\/|\/\/.*/g, '')
  const places = statementsOf(text)
  const gone = places.filter((place) =>
    [...TAKEN_AWAY, ...FILLED_BY_FORCE].some((pattern) => pattern.test(place))
  )
  const unfilled = alteredIn(text)
    .flatMap(statementsOf)
    .filter((place) => /\.notNullable\(/.test(place) && !/\.defaultTo\(/.test(place))
  const bySql = [...text.matchAll(ADDED_BY_SQL)]
    .map(([place]) => place)
    .filter((place) => /\bnot\s+null\b/i.test(place) && !/\bdefault\b/i.test(place))
  return [...gone, ...unfilled, ...bySql].map((place) => place.trim().replace(/\s+/g, ' '))
}

function withoutDown(source: string) {
  const start = source.search(/^ {2}(?:async )?down\(\)/m)
  if (start < 0) return source
  const end = source.indexOf('\n  }\n', start)
  return source.slice(0, start) + (end < 0 ? '' : source.slice(end + 4))
}

/** A chain of calls over several lines is one. */
function statementsOf(text: string) {
  const places: string[] = []
  for (const line of text.split(/[\n;]/)) {
    const isContinued = /^[.)\]}]/.test(line.trim())
    if (isContinued && places.length > 0) places.push(`${places.pop()}${line.trim()}`)
    else if (line.trim() !== '') places.push(line)
  }
  return places
}

/** What is done to tables that are there; a new table may demand what it likes. */
const alteredIn = (text: string) =>
  [...text.matchAll(/\balterTable\([^]*?\n {4}\}\)/g)].map(([place]) => place)
