import { inCents } from '@makao/shared/money'
import type { Books } from '../../api/types'

type Line = Books['accounts'][number]
type Amounts = Pick<Line, 'opening' | 'more' | 'less' | 'closing'>

export interface SideOfBooks {
  side: Line['side']
  accounts: Line[]
  sum: Amounts
}

const SIDES = ['have', 'owe', 'earn', 'cost'] as const

/** Accounts by what they are to us, each side with its sum. Major units. */
export function sidesOf({ accounts }: Pick<Books, 'accounts'>): SideOfBooks[] {
  return SIDES.map((side) => {
    const own = accounts.filter((line) => line.side === side)
    const sumOf = (name: keyof Amounts) =>
      own.reduce((sum, line) => sum + inCents(line[name]), 0) / 100
    return {
      side,
      accounts: own,
      sum: {
        opening: sumOf('opening'),
        more: sumOf('more'),
        less: sumOf('less'),
        closing: sumOf('closing'),
      },
    }
  }).filter((one) => one.accounts.length > 0)
}
