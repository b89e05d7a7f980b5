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

/**
 * Brings together what two people made of one record.
 * @param whole fields that mean nothing apart, such as an amount and its currency: they count as one
 */
export function threeWay(whole: readonly string[] = []) {
  /** The fields that were changed here and elsewhere, to different values. */
  function conflicts(base: object, mine: object, theirs: object): string[] {
    const here = withWhole(changedFields(base, mine))
    const apart = changedFields(theirs, mine)
    const elsewhere = withWhole(changedFields(base, theirs))
    return here.filter((name) => elsewhere.includes(name) && apart.includes(name))
  }

  /** What was changed on either side since `base`; where both did, what `wins`. */
  function merged<Values extends object>(
    base: Values,
    mine: Values,
    theirs: Values,
    wins: 'mine' | 'theirs' = 'mine'
  ): Values {
    const isTheirs = (was: unknown, here: unknown, there: unknown) =>
      isSame(here, was) || (wins === 'theirs' && !isSame(there, was))
    const pick = (was: unknown, here: unknown, there: unknown): unknown => {
      if (isGroup(was) && isGroup(here) && isGroup(there)) {
        const names = Object.keys({ ...there, ...here })
        return Object.fromEntries(names.map((n) => [n, pick(was[n], here[n], there[n])]))
      }
      return isTheirs(was, here, there) ? there : here
    }
    const side = isTheirs(wholeOf(base), wholeOf(mine), wholeOf(theirs)) ? theirs : mine
    return { ...(pick(base, mine, theirs) as Values), ...wholeOf(side) }
  }

  const withWhole = (fields: string[]) =>
    fields.some((name) => whole.includes(name)) ? [...new Set([...fields, ...whole])] : fields

  const wholeOf = (values: object) =>
    Object.fromEntries(whole.map((name) => [name, (values as Fields)[name]]))

  return { conflicts, merged }
}

/** The parts of a request that differ from what is stored; groups are sent whole. */
export function changesIn(stored: object, wanted: object): object {
  const before = stored as Fields
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(before[name], value))
  )
}
