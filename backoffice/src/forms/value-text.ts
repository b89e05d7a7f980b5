/**
 * A field's value on one line. Of what has fields of its own, such as dates with a price, those that are filled in.
 * @param wordOf - how such a field is written
 */
export function textOf(value: unknown, wordOf: (name: string, text: string) => string): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => textOf(item, wordOf))
    return items.join(value.some(hasFields) ? '; ' : ', ')
  }
  if (!hasFields(value)) {
    return String(value ?? '')
  }
  const filled = Object.entries(value).filter(([, part]) => (part ?? '') !== '')
  return filled.map(([name, part]) => wordOf(name, String(part))).join(', ')
}

const hasFields = (value: unknown): value is object => typeof value === 'object' && value !== null
