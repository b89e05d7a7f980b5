/** What somebody typed, as literal text inside a LIKE pattern (with `escape '\'`); NUL has no place in text. */
export function escapeLike(text: string) {
  return text.replaceAll('\0', '').replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
