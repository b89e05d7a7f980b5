import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#exceptions/refusal'
import type Review from '#models/review'
import type ReviewImage from '#models/review_image'

/** null clears a text. */
export type ReviewPhotoWords = { _id: number; caption?: string | null; alt?: string | null }

/**
 * Updates the texts of a review's pictures.
 * @returns all texts before and after, for the audit log
 * @throws Refusal 422 for a picture that is not the review's, or was taken down meanwhile
 */
export async function describeReviewPhotos(
  trx: TransactionClientContract,
  review: Review,
  changes: ReviewPhotoWords[]
) {
  if (changes.length === 0) return {}
  const photos = await review.useTransaction(trx).related('images').query().orderBy('id')
  const before = wordsOf(photos)
  for (const words of changes) {
    const photo = photos.find(({ id }) => id === words._id)
    if (!photo) throw invalid('images', 'exists', 'reviews.photoGone')
    const { caption = photo.caption, alt = photo.alt } = words
    await photo.merge({ caption: caption || null, alt: alt || null }).save()
  }
  return { before, after: wordsOf(photos) }
}

function wordsOf(photos: ReviewImage[]) {
  return JSON.stringify(photos.map(({ caption, alt }) => [caption, alt]))
}
