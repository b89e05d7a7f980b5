/** What a stay is rated on besides the whole (specification §3, Review). */
export const ASPECTS = [
  'cleanliness',
  'communication',
  'checkIn',
  'accuracy',
  'location',
  'value',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** Stars for each aspect, 1–5. */
export type AspectRatings = Record<Aspect, number>

/** Pictures a guest may add to a review. */
export const MAX_REVIEW_PHOTOS = 5

/** Days within which the author may still change or take back what they wrote (contract). */
export const EDIT_WINDOW_DAYS = 14

/**
 * The public reads the visible ones and ratings count them. A hidden one waits for a decision, a removed one is
 * gone for everybody but admins.
 */
export const REVIEW_STATUSES = ['visible', 'hidden', 'removed'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** What an admin may decide about a review, and what becomes of it (§7). */
export const MODERATIONS = {
  approve: 'visible',
  hide: 'hidden',
  remove: 'removed',
} as const satisfies Record<string, ReviewStatus>
export type Moderation = keyof typeof MODERATIONS
export const MODERATION_NAMES = Object.keys(MODERATIONS) as Moderation[]

/** The sorts of a list of reviews; `createdAt` is newest first, as everywhere (§9). */
export const REVIEW_SORTS = {
  'createdAt': { column: 'created_at', direction: 'desc' },
  '-createdAt': { column: 'created_at', direction: 'asc' },
  '-rating': { column: 'rating', direction: 'desc' },
  'rating': { column: 'rating', direction: 'asc' },
  '-helpfulVotes': { column: 'helpful_votes', direction: 'desc' },
} as const
export type ReviewSort = keyof typeof REVIEW_SORTS
export const REVIEW_SORT_NAMES = Object.keys(REVIEW_SORTS) as ReviewSort[]

const DAY_MS = 86_400_000

/** What somebody is to a review, and where the review stands. */
export type ReviewFacts = {
  status: ReviewStatus
  isAuthor: boolean
  isHost: boolean
  isAdmin: boolean
  hasResponse: boolean
  writtenAtMs: number
  nowMs: number
}

export const REVIEW_ACTIONS = ['edit', 'respond', 'moderate', 'delete'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** What somebody may do with a review now, in the order in which buttons stand. */
export function reviewActionsFor(facts: ReviewFacts): ReviewAction[] {
  const may: Record<ReviewAction, boolean> = {
    edit: facts.isAuthor && changeProblem(facts) === null,
    respond: (facts.isHost || facts.isAdmin) && facts.status === 'visible' && !facts.hasResponse,
    moderate: facts.isAdmin,
    delete: facts.isAdmin || (facts.isAuthor && changeProblem(facts) === null),
  }
  return REVIEW_ACTIONS.filter((action) => may[action])
}

/**
 * Why its author can no longer change a review or take it back, null when they can. What was taken down stays
 * as it is: nobody writes around a decision.
 */
export function changeProblem({
  status,
  writtenAtMs,
  nowMs,
}: Pick<ReviewFacts, 'status' | 'writtenAtMs' | 'nowMs'>): 'moderated' | 'editTooLate' | null {
  if (status !== 'visible') return 'moderated'
  return nowMs - writtenAtMs > EDIT_WINDOW_DAYS * DAY_MS ? 'editTooLate' : null
}
