import { DAY_MS } from '#domain/durations'

/** Rated besides the overall stars (specification §3, Review). */
export const ASPECTS = [
  'cleanliness',
  'communication',
  'checkIn',
  'accuracy',
  'location',
  'value',
] as const
export type Aspect = (typeof ASPECTS)[number]

/** 1–5 stars each. */
export type AspectRatings = Record<Aspect, number>

export const MAX_REVIEW_PHOTOS = 5

/** Days for the author to edit or delete (contract). */
export const EDIT_WINDOW_DAYS = 14

/** Public and ratings: visible only. Hidden: awaiting a decision. Removed: for admins only. */
export const REVIEW_STATUSES = ['visible', 'hidden', 'removed'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** Decisions and the resulting status (§7). */
export const MODERATIONS = {
  approve: 'visible',
  hide: 'hidden',
  remove: 'removed',
} as const satisfies Record<string, ReviewStatus>
export type Moderation = keyof typeof MODERATIONS
export const MODERATION_NAMES = Object.keys(MODERATIONS) as Moderation[]

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

/** In the order of the buttons. */
export function reviewActionsFor(facts: ReviewFacts): ReviewAction[] {
  const mayJudge = !facts.isAuthor
  const isOpen = facts.status === 'visible' && !facts.hasResponse
  const may: Record<ReviewAction, boolean> = {
    edit: facts.isAuthor && changeProblem(facts) === null,
    respond: mayJudge && (facts.isHost || facts.isAdmin) && isOpen,
    moderate: mayJudge && facts.isAdmin,
    delete: facts.isAdmin || (facts.isAuthor && changeProblem(facts) === null),
  }
  return REVIEW_ACTIONS.filter((action) => may[action])
}

/** null when the author can still edit or delete; never after a takedown. */
export function changeProblem({
  status,
  writtenAtMs,
  nowMs,
}: Pick<ReviewFacts, 'status' | 'writtenAtMs' | 'nowMs'>): 'moderated' | 'editTooLate' | null {
  if (status !== 'visible') return 'moderated'
  return nowMs - writtenAtMs > EDIT_WINDOW_DAYS * DAY_MS ? 'editTooLate' : null
}
