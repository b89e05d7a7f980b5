import { notFound } from '#exceptions/refusal'
import User from '#models/user'

/** Loads the author; authorise with the policy. @throws Refusal 404 when there is none */
export async function findReviewAuthor(id: number) {
  const author = await User.query()
    .where('id', id)
    .whereNull('deleted_at')
    .preload('settings')
    .first()
  if (!author) throw notFound()
  return author
}
