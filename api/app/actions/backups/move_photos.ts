import drive from '@adonisjs/drive/services/main'
import { photoBucket } from '#config/drive'
import { holdsPhoto } from '#services/backups/photo_copies'
import { together } from '#services/backups/together'
import { photoFiles } from '#services/photos/photo_folders'
import { makeBucket } from '#services/photos/make_bucket'

/** How many go before somebody who waits is told of it. */
const TOLD = 1000

/**
 * Brings the photos of the disk into the bucket under the same names, and reads each back to compare it. What is there already is only
 * compared, so that a move that was broken off goes on; the disk is only read.
 * @returns how many there are, and how many of them were put there now
 * @throws Error as a sentence, or what the store answers
 */
export async function movePhotos(tell: (sentence: string) => void) {
  await makeBucket(photoBucket())
  const moved = { photos: 0, put: 0 }
  await together(photoFiles(drive.use('fs')), async (name) => {
    const bytes = Buffer.from(await drive.use('fs').getBytes(name))
    if (!(await holdsPhoto(drive.use('s3'), name, bytes))) {
      await drive.use('s3').put(name, bytes)
      if (!(await holdsPhoto(drive.use('s3'), name, bytes)))
        throw new Error(`${name} came out of the bucket as something else than went in`)
      moved.put++
    }
    if (++moved.photos % TOLD === 0) tell(`${moved.photos} files of photos are in the bucket`)
  })
  return moved
}
