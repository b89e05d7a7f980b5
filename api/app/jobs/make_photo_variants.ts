import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { completePhoto } from '#actions/photos/complete_photo'
import type { PhotoRow, PhotoTable } from '#services/photos/photo_tables'

/** Makes the smaller sizes of an uploaded picture. Letters go first: somebody is waiting for a code. */
export default class MakePhotoVariants extends Job<PhotoRow & { kind: PhotoTable }> {
  static options: JobOptions = { priority: 8 }

  async execute() {
    const { kind, id, key } = this.payload
    await completePhoto(kind, { id, key })
  }
}
