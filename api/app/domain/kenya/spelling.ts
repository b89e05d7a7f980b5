/** Letters a name of this length may differ by; short ones by none: "Voi" is not "Vei". */
function tolerance(length: number) {
  if (length < 5) return 0
  return length < 9 ? 1 : 2
}

/**
 * The names closest to a misspelt word, at most two letters away; empty when none is. Letters missing, added,
 * wrong or swapped count one each.
 */
export function closestNames(typed: string, names: Iterable<string>): string[] {
  const most = tolerance(typed.length)
  let best = most
  let found = new Set<string>()
  for (const name of most === 0 ? [] : names) {
    if (Math.abs(name.length - typed.length) > best) continue
    const distance = editDistance(typed, name, best)
    if (distance > best) continue
    if (distance < best) found = new Set()
    best = distance
    found.add(name)
  }
  return [...found]
}

/** Damerau's, with adjacent swaps; more than `most` when it is larger than that. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2]
      current[column] = Math.min(
        above[column] + 1,
        current[column - 1] + 1,
        above[column - 1] + (isSame ? 0 : 1),
        isSwapped && a[row - 2] === b[column - 1] ? before[column - 2] + 1 : Infinity
      )
    }
    if (Math.min(...current) > most) return most + 1
    before = above
    above = current
  }
  return above[b.length]
}
