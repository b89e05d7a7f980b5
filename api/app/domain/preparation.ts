import type { Nights } from '#domain/imported_events'

/** The nights that are kept free before and after those that guests sleep (ADR 0057), some of which may be slept, too. */
export const nightsKept = (slept: readonly number[], preparationNights: number) =>
  slept.flatMap((night) =>
    Array.from({ length: 2 * preparationNights + 1 }, (_, at) => night - preparationNights + at)
  )

/** Stretches of those of them that nobody has, from a night on; ascending. */
export function keptStretches(
  slept: readonly number[],
  preparationNights: number,
  { taken, from }: { taken: readonly number[]; from: number }
): Nights[] {
  const others = new Set(taken)
  const kept = [...new Set(nightsKept(slept, preparationNights))]
    .filter((night) => night >= from && !others.has(night))
    .sort((one, other) => one - other)
  const stretches: Nights[] = []
  for (const night of kept) {
    const last = stretches.at(-1)
    if (last?.end === night) last.end++
    else stretches.push({ first: night, end: night + 1 })
  }
  return stretches
}
