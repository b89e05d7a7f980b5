import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdProperty } from '#actions/properties/hold_property'
import { holdActiveUser } from '#actions/users/hold_user'
import Like from '#models/like'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'

export type LikeState = { liked: boolean; totalLikes: number }

/** Locks the property, so that its counter stays right. @throws Refusal 404 when the property was deleted */
export function changeLike(
  user: User,
  propertyId: number,
  wish: 'like' | 'unlike' | 'toggle'
): Promise<LikeState> {
  return writeTransaction(async (trx) => {
    await holdActiveUser(trx, user.id)
    const { totalLikes } = await holdProperty(trx, propertyId)
    const like = await Like.query({ client: trx }).where({ userId: user.id, propertyId }).first()
    if (!like && wish !== 'unlike') {
      await Like.create({ userId: user.id, propertyId }, { client: trx })
      return { liked: true, totalLikes: await count(trx, propertyId, totalLikes + 1) }
    }
    if (like && wish !== 'like') {
      await like.delete()
      return { liked: false, totalLikes: await count(trx, propertyId, totalLikes - 1) }
    }
    return { liked: !!like, totalLikes }
  })
}

async function count(trx: TransactionClientContract, propertyId: number, likes: number) {
  await trx.from('properties').where('id', propertyId).update({ total_likes: likes })
  return likes
}
