/** Starts of formulas (OWASP, CSV injection), in full width, too. */
const FORMULA = /^[=+\-@＝＋－＠|\t\r\n]/

/** Semicolons separate cells in many locales. */
const SPECIAL = /[",;\r\n]/

/** Marks UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Escapes text against formula injection; numbers stay numbers. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** RFC 4180. */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`
}
