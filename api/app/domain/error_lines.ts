/** Stands for what may tell of a person. */
const UNTOLD = '•••'

/** Characters of a line that are looked at, and those that are shown. */
const READ = 2000
const SHOWN = 200

/** Of a phone, a card or a booking; digits may be apart by a sign. */
const LONG_NUMBER = /\d(?:[ ()-]?\d){6,}/g

const QUOTED = /'[^']*'|“[^“”]*”|‘[^‘’]*’|`[^`]*`|"[^"]*"/g

/** A column or a table, which names nobody. */
const IDENTIFIER = /^"[a-z_]+"$/

const STATEMENT = /^(?:insert|update|select|delete|with|begin|commit)\b/i

/**
 * The first line of an error, for a screen: without the statement that knex puts before it, and without addresses, long numbers and
 * what is quoted. Names of people that a sentence holds in plain sight are not found, so no error of ours has any.
 */
export function tellableLine(error: string | null): string | null {
  if (!error) return null
  const told = saidIn(error.trim())
    .slice(0, READ)
    .replace(QUOTED, (quoted) => (IDENTIFIER.test(quoted) ? quoted : UNTOLD))
    .split(/\s/)
    .map(tellableWord)
    .join(' ')
    .replace(LONG_NUMBER, UNTOLD)
    .replace(/^ ?- /, '')
  return told.length > SHOWN ? `${told.slice(0, SHOWN - 1)}…` : told
}

/** Values in a statement may have lines of their own. */
function saidIn(error: string) {
  const at = STATEMENT.test(error) ? error.lastIndexOf(' - ') : 0
  return at < 0 ? UNTOLD : error.slice(at).split('\n')[0]
}

function tellableWord(word: string) {
  if (word.includes('@')) return UNTOLD
  return word.includes('://') ? originOf(word) : word
}

/** Paths of other sites' calendars and of mailed links are secrets. */
function originOf(word: string) {
  try {
    return new URL(word).origin
  } catch {
    return UNTOLD
  }
}
