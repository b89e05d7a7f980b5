import { notFound } from '#exceptions/refusal'
import Like from '#models/like'
import type User from '#models/user'

/** Finds a like of the user. @throws Refusal 404 when there is none, or it is somebody else's */
export async function findOwnLike(user: User, id: number): Promise<Like> {
  const like = await Like.query().where({ id, userId: user.id }).first()
  if (!like) throw notFound()
  return like
}

export async function isLiked(user: User, propertyId: number): Promise<boolean> {
  return !!(await Like.query().where({ userId: user.id, propertyId }).first())
}
