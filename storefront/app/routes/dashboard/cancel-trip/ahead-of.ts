/** A moment that is yet to come; null once it is there, or where there is none. */
export function aheadOf(moment: string | null, now: number) {
  return moment !== null && Date.parse(moment) > now ? moment : null
}
