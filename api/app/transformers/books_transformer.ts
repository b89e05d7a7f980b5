import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Books } from '#domain/book_months'
import { toMajor } from '#domain/money'

type MonthOfBooks = { month: string; books: Books[] }

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
