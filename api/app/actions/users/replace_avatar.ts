import { discardPhotos, discardUnwritten } from '#actions/photos/discard_photos'
import { holdUser } from '#actions/users/hold_user'
import { invalid } from '#exceptions/refusal'
import type User from '#models/user'
import { writeTransaction } from '#services/database/write_transaction'
import { announce } from '#services/live/announce'
import { acceptPhoto, type PhotoSource } from '#services/photos/photo_store'

/**
 * Replaces an avatar: stores the new file, updates the row, then removes the old file; safe concurrently.
 * @throws Refusal 422 with the specification's texts (§5) for no picture, or one that is too large
 */
export async function replaceAvatar(person: User, source: PhotoSource | null) {
  if (!source) throw invalid('avatar', 'required', 'images.type')
  const { key } = await acceptPhoto(source, { kind: 'avatars' })
  const former = await pointAt(person, key).catch(async (error) => {
    await discardUnwritten([{ key }], error)
    throw error
  })
  if (former) await discardPhotos([{ key: former }])
  person.avatar = key
}

/** @returns the previous key */
function pointAt(person: User, key: string): Promise<string | null> {
  return writeTransaction(async (trx) => {
    const held = await holdUser(trx, person.id)
    const former = held.avatar
    await held.merge({ avatar: key }).save()
    announce(trx, { resource: 'users', type: 'updated', ids: [held.id] }, [held.id])
    return former
  })
}
