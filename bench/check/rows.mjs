import { DatabaseSync } from 'node:sqlite'

/** Wherever a statement names them: lists of ids are statements within one. */
const SEARCHED = /from `?property_search`?( where)?/g

/**
 * Counts the search rows a statement looks at, by a condition before all others that each of them has to pass.
 * @param file a filled database
 */
export function rowCounter(file) {
  const database = new DatabaseSync(file, { readOnly: true })
  let seen = 0
  database.function('seen', { varargs: true }, () => {
    seen++
    return 1
  })
  return ({ sql, bindings }) => {
    const counted = sql.replaceAll(
      SEARCHED,
      (_, where) =>
        `from property_search where seen(property_search.property_id)${where ? ' and' : ''}`
    )
    if (counted === sql) return 0
    seen = 0
    database.prepare(counted).all(...bindings.map(plain))
    return seen
  }
}

const plain = (value) => (typeof value === 'boolean' ? Number(value) : value)
