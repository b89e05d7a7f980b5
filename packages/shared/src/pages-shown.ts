/** Pages shown on either side of the current one (specification §9). */
const EITHER_SIDE = 2

/** The page numbers to show; null where pages are left out. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const shown: (number | null)[] = []
  for (let other = 1; other <= pages; other++) {
    if (other === 1 || other === pages || Math.abs(other - page) <= EITHER_SIDE) {
      shown.push(other)
    } else if (shown.at(-1) !== null) {
      shown.push(null)
    }
  }
  return shown
}
