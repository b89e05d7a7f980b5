/** One value of a form is a list of one; an emptied field empties the list. */
export function asList(value: unknown) {
  if (value === null) return []
  return typeof value === 'string' ? [value] : value
}
