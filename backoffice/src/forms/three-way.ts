import { isSame } from '@makao/shared/with-edits'

type Fields = Record<string, unknown>

/** A group of fields, such as an address; a list is one field. */
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Which of these fields differ, by path (`address.city`). */
export function changedFields(one: object, other: object, group = ''): string[] {
  const [before, after] = [one as Fields, other as Fields]
  return Object.keys(after).flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (isGroup(was) && isGroup(is)) {
      return changedFields(was, is, `${group}${name}.`)
    }
    return isSame(was, is) ? [] : [`${group}${name}`]
  })
}

/** The fields that were changed here and elsewhere, to different values. */
export function conflicts(base: object, mine: object, theirs: object): string[] {
  const here = changedFields(base, mine)
  const apart = changedFields(theirs, mine)
  const elsewhere = changedFields(base, theirs)
  return here.filter((name) => elsewhere.includes(name) && apart.includes(name))
}

/** What was changed on either side since `base`; where both did, what `wins`. */
export function merged<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  wins: 'mine' | 'theirs' = 'mine'
): Values {
  const pick = (was: unknown, here: unknown, there: unknown): unknown => {
    if (isGroup(was) && isGroup(here) && isGroup(there)) {
      const names = Object.keys({ ...there, ...here })
      return Object.fromEntries(names.map((n) => [n, pick(was[n], here[n], there[n])]))
    }
    const theirsCounts = isSame(here, was) || (wins === 'theirs' && !isSame(there, was))
    return theirsCounts ? there : here
  }
  return pick(base, mine, theirs) as Values
}

/** The parts of a request that differ from what is stored; groups are sent whole. */
export function changesIn(stored: object, wanted: object): object {
  const before = stored as Fields
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(before[name], value))
  )
}
