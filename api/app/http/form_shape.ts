/** How deep the name of a field may nest: address[street] is one level. */
const MAX_DEPTH = 4

/** One more than the highest number in a name, as in amenities[0]. */
const MAX_LENGTH = 200

/**
 * Whether the fields of a form have a shape that is safe to work with. Names build lists and objects:
 * `a[4294967294]` makes a list of four billion, `a[b][b]…` a tower that no recursion climbs.
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

/** A list or a plain object; texts, nothing and uploaded files hold no further fields. */
function isContainer(part: unknown): part is object {
  if (typeof part !== 'object' || part === null) return false
  return Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
}
