/** address[street] is one level. */
const MAX_DEPTH = 4

/** Highest index plus one. */
const MAX_LENGTH = 200

/**
 * Protects from hostile field names: `a[4294967294]` makes a list of four billion, `a[b][b]…` overflows the
 * stack.
 */
export function isReasonableForm(fields: object): boolean {
  const waiting = [{ value: fields, depth: 0 }]
  for (const { value, depth } of waiting) {
    if (depth > MAX_DEPTH || (Array.isArray(value) && value.length > MAX_LENGTH)) return false
    for (const part of Object.values(value)) {
      if (isContainer(part)) waiting.push({ value: part, depth: depth + 1 })
    }
  }
  return true
}

/** A list or a plain object, not an uploaded file. */
function isContainer(part: unknown): part is object {
  if (typeof part !== 'object' || part === null) return false
  return Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
}
