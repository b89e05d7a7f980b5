import { EDIT_WINDOW_DAYS } from '#domain/reviews'
import { conflict } from '#exceptions/refusal'
import type Review from '#models/review'

/** Refuses late changes and changes to a hidden review (contract). @throws Refusal 409 */
export function refuseUnlessChangeable(review: Review) {
  switch (review.changeProblem) {
    case 'moderated':
      throw conflict('reviews.moderated', 'E_MODERATED')
    case 'editTooLate':
      throw conflict('reviews.editTooLate', 'E_TOO_LATE', { days: EDIT_WINDOW_DAYS })
  }
}
