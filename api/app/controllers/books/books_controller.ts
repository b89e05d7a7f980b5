import type { HttpContext } from '@adonisjs/core/http'
import { answer } from '#http/answer'
import BookPolicy from '#policies/book_policy'
import { booksOfMonth } from '#queries/books/books_of'
import BooksTransformer from '#transformers/books_transformer'

export default class BooksController {
  async show({ bouncer, params, serialize }: HttpContext) {
    await bouncer.with(BookPolicy).authorize('read')
    return answer(await serialize(BooksTransformer.transform(await booksOfMonth(params.month))))
  }
}
