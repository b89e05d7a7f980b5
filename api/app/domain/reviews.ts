/** What a stay is rated on besides the whole (specification §3, Review). */
export type Aspect = 'cleanliness' | 'communication' | 'checkIn' | 'accuracy' | 'location' | 'value'

/** Stars for each aspect, 1–5. */
export type AspectRatings = Record<Aspect, number>

/** Pictures a guest may add to a review. */
export const MAX_REVIEW_PHOTOS = 5
