import { holdListing } from '#actions/properties/hold_listing'
import Like from '#models/like'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

export type LikeState = { liked: boolean; totalLikes: number }

/**
 * Likes a property, no longer likes it, or turns it over. The property is held meanwhile, so that its count is
 * right whoever else likes it at the same moment.
 * @returns what holds now
 * @throws Refusal 404 when the property was deleted
 */
export function changeLike(
  user: User,
  propertyId: number,
  wish: 'like' | 'unlike' | 'toggle'
): Promise<LikeState> {
  return writeTransaction(async (trx) => {
    const total = await holdListing(trx, propertyId)
    const like = await Like.query({ client: trx }).where({ userId: user.id, propertyId }).first()
    if (!like && wish !== 'unlike') {
      await Like.create({ userId: user.id, propertyId }, { client: trx })
      return { liked: true, totalLikes: await holdListing(trx, propertyId, 1) }
    }
    if (like && wish !== 'like') {
      await like.delete()
      return { liked: false, totalLikes: await holdListing(trx, propertyId, -1) }
    }
    return { liked: !!like, totalLikes: total }
  })
}
