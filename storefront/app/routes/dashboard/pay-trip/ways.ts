/** Gateways that have a form here. */
export const ways = ['mpesa', 'paystack', 'simulator'] as const
export type Way = (typeof ways)[number]

/** The one that was chosen in the address or the form, if it is on offer, else the first. */
export function chosenWay(offered: readonly string[], wanted: unknown): Way | undefined {
  const known = ways.filter((way) => offered.includes(way))
  const ordered = offered.map((name) => known.find((way) => way === name)).filter((way) => !!way)
  return ordered.find((way) => way === wanted) ?? ordered[0]
}
