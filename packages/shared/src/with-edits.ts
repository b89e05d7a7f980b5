/** A form beside what is stored, or in the address, while answers are on their way. */
export interface Edited<Fields> {
  /** What the fields hold. */
  typed: Fields
  /** What they held when they were last sent, or filled in. */
  sent: Fields
  /** What is stored, or asked for. */
  wanted: Fields
}

/**
 * What the fields hold once something else is wanted. A field follows where that changed it and nobody has typed since it
 * was sent: an answer on its way never takes away what is being typed.
 */
export function withEdits<Fields extends object>(form: Edited<Fields>, wanted: Fields): Fields {
  const { typed, sent, wanted: before } = form
  const merged = { ...typed }
  for (const name of Object.keys(wanted) as (keyof Fields)[]) {
    if (!isSame(before[name], wanted[name]) && isSame(typed[name], sent[name])) {
      merged[name] = wanted[name]
    }
  }
  return merged
}

/** Whether two fields, or two whole forms, say the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
