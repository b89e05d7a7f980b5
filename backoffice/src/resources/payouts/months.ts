import { inCents } from '@makao/shared/money'
import type { Statement } from '../../api/types'

/** The months one may choose from, the newest first. @param from any day of the newest */
export function monthsBack(from: string, count: number): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
  )
}

type Line = Statement['lines'][number] & { balance: number }

export interface Account {
  currency: string
  opening: number
  closing: number
  lines: Line[]
}

/** A statement by currency, each line with what was owed after it. Major units. */
export function accountsOf({ balances, lines }: Pick<Statement, 'balances' | 'lines'>): Account[] {
  return balances.map(({ currency, opening, closing }) => {
    let balance = inCents(opening)
    const own = lines
      .filter((line) => line.currency === currency)
      .map((line) => {
        balance += inCents(line.amount)
        return { ...line, balance: balance / 100 }
      })
    return { currency, opening, closing, lines: own }
  })
}
