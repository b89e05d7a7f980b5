type Facts = Record<string, unknown> | null | undefined

/** The fields of a change, as it is told: a currency that stays is said with its amounts. */
export function namesOf(before: Facts, after: Facts): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const staysSame = before?.currency !== undefined && before.currency === after?.currency
  return staysSame ? names.filter((name) => name !== 'currency') : names
}
