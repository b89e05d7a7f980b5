import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#exceptions/refusal'
import Review from '#models/review'
import { holdRow } from '#services/database/hold_row'

/** Locks a review. @throws Refusal 404 when it is gone */
export async function holdReview(trx: TransactionClientContract, id: number) {
  const review = await holdRow(trx, Review, id)
  if (!review) throw notFound()
  return review
}
