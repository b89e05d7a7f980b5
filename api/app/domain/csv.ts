/** Starts of formulas (OWASP, CSV injection), in full width, too; also behind what ends a cell elsewhere. */
const FORMULA = /^(?=[\t\r\n])|(?=[=+\-@＝＋－＠|])(?<=^|[;\t\r\n]"*)/g

/** Semicolons separate cells in many locales. */
const SPECIAL = /[",;\r\n]/

/** Marks UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Escapes text against formula injection; numbers stay numbers. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value.replace(FORMULA, "'")
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}

/**
 * Reads comma-separated lines as they come (RFC 4180): cells in quotes may have commas, quotes and breaks. Nothing but the line at
 * hand is held. A byte order mark is left out; a blank line is one without cells.
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let cells: string[] = []
  let cell = ''
  let quotes: 'none' | 'open' | 'maybeOver' = 'none'
  let isFirst = true
  const endCell = () => {
    cells.push(cell)
    cell = ''
    quotes = 'none'
  }
  const endLine = () => {
    endCell()
    const line = isBlank(cells) ? [] : cells
    cells = []
    return line
  }
  for await (const chunk of chunks) {
    for (const letter of chunk) {
      if (isFirst) {
        isFirst = false
        if (letter === BYTE_ORDER_MARK) continue
      }
      if (quotes === 'open') {
        if (letter === '"') quotes = 'maybeOver'
        else cell += letter
      } else if (letter === '"' && quotes === 'maybeOver') {
        cell += letter
        quotes = 'open'
      } else if (letter === '"' && cell === '') quotes = 'open'
      else if (letter === ',') endCell()
      else if (letter === '\n') {
        yield endLine()
      } else if (letter !== '\r') cell += letter
    }
  }
  const last = endLine()
  if (last.length > 0) yield last
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')
