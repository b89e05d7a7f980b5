import { booksOf, monthAfter, type Books } from '#domain/book_months'
import { todayInNairobi } from '#domain/stay'
import { notFound } from '#exceptions/refusal'
import { reader } from '#services/database/reader'
import { keptByAccount, lastKeptMonth, postedByAccount } from '#services/ledger/account_sums'

export type MonthOfBooks = { month: string; books: Books[] }

/** The books of a month of Nairobi, by currency and account. @param month YYYY-MM @throws Refusal 404 for one that has not begun */
export async function booksOfMonth(month: string): Promise<MonthOfBooks> {
  if (month > todayInNairobi().slice(0, 7)) throw notFound()
  const client = reader()
  const kept = await lastKeptMonth(client, month)
  const open = kept ? monthAfter(kept) : null
  const before = [
    ...(kept ? await keptByAccount(client, month) : []),
    ...(open === month ? [] : await postedByAccount(client, open, month)),
  ]
  const within = await postedByAccount(client, month, monthAfter(month))
  return { month, books: booksOf(before, within) }
}
