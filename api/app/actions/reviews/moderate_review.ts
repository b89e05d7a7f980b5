import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit } from '#actions/audit/record_audit'
import { holdReview } from '#actions/reviews/hold_review'
import { notifyReviewTakenDown } from '#actions/reviews/notify'
import { refreshRating } from '#actions/reviews/refresh_rating'
import { MODERATIONS, type Moderation } from '#domain/reviews'
import type Review from '#models/review'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'

const AUDITED = {
  approve: 'review.approved',
  hide: 'review.hidden',
  remove: 'review.removed',
} as const satisfies Record<Moderation, string>

/** Refreshes the rating and resolves reports; idempotent. @param note for admins only; null clears it, undefined leaves what another admin wrote */
export async function moderateReview(
  review: Review,
  admin: User,
  decision: Moderation,
  note: string | null | undefined
) {
  const to = MODERATIONS[decision]
  const from = await writeTransaction(async (trx) => {
    const held = await holdReview(trx, review.id)
    const before = held.status
    if (note !== undefined) held.moderationNote = note
    await held.merge({ status: to }).save()
    const resolved = await resolveReports(trx, held.id)
    await refreshRating(held.propertyId, trx)
    await recordAudit(trx, {
      actor: admin,
      action: AUDITED[decision],
      subject: { type: 'review', id: held.id },
      message: { name: AUDITED[decision], title: review.property.title },
      before: { status: before, openReports: resolved },
      after: { status: to, openReports: 0 },
    })
    return before
  })
  if (from === 'visible' && to !== 'visible') await notifyReviewTakenDown(review.id)
}

/** @returns the number resolved */
async function resolveReports(trx: TransactionClientContract, reviewId: number) {
  const resolved = await trx
    .from('review_reports')
    .where('review_id', reviewId)
    .whereNull('resolved_at')
    .update({ resolved_at: sqlTime(trx, DateTime.utc()) }, ['id'])
  return resolved.length
}
