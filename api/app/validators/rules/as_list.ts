/** A single value becomes a list; an empty field an empty list. */
export function asList(value: unknown) {
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}
