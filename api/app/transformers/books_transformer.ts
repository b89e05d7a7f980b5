import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Side } from '#domain/book_months'
import type { Account } from '#domain/ledger'
import { toMajor, type Currency } from '#domain/money'

type Line = {
  account: Account
  side: Side
  opening: number
  more: number
  less: number
  closing: number
}

type MonthOfBooks = {
  month: string
  books: { currency: Currency; isBalanced: boolean; accounts: Line[] }[]
}

/** For admins. */
export default class BooksTransformer extends BaseTransformer<MonthOfBooks> {
  toObject() {
    const { books, month } = this.resource
    return {
      month,
      books: books.map(({ accounts, currency, isBalanced }) => ({
        currency,
        isBalanced,
        accounts: accounts.map(({ account, closing, less, more, opening, side }) => ({
          account,
          side,
          opening: toMajor(opening),
          more: toMajor(more),
          less: toMajor(less),
          closing: toMajor(closing),
        })),
      })),
    }
  }
}
