import { DateTime } from 'luxon'
import { discardPhotos } from '#actions/photos/discard_photos'
import { invalid, notFound } from '#exceptions/refusal'
import type User from '#models/user'
import { sqlTime } from '#services/database/sql_time'
import { writeTransaction } from '#services/database/write_transaction'
import { acceptPhoto, removePhoto, type PhotoSource } from '#services/photos/photo_store'

/**
 * Gives a person another picture. The new one is stored before the row points at it, the old one removed
 * after; of two at once the later stays and neither is left lying about.
 *
 * @throws Refusal 422 with the specification's texts (§5) for no picture, or one that is too large
 */
export async function replaceAvatar(person: User, source: PhotoSource | null) {
  if (!source) throw invalid('avatar', 'required', 'images.type')
  const { key } = await acceptPhoto(source, { kind: 'avatars' })
  const former = await pointAt(person, key).catch(async (error) => {
    await removePhoto(key)
    throw error
  })
  if (former) await discardPhotos([{ key: former }])
  person.avatar = key
}

/** @returns the key of the picture the row pointed at before */
function pointAt(person: User, key: string): Promise<string | null> {
  return writeTransaction(async (trx) => {
    const living = () => trx.from('users').where('id', person.id).whereNull('deleted_at')
    const now = sqlTime(trx, DateTime.utc())
    const [held] = await living().update({ updated_at: now }, ['id', 'avatar'])
    if (!held) throw notFound()
    await living().update({ avatar: key })
    return held.avatar
  })
}
