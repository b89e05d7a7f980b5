import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { completePhoto } from '#actions/photos/complete_photo'
import { releaseDuplicates } from '#services/queue/stored_jobs'
import type { PhotoRow, PhotoTable } from '#services/photos/photo_tables'

/** Runs after letters, which people wait for. */
export default class MakePhotoVariants extends Job<PhotoRow & { kind: PhotoTable }> {
  static options: JobOptions = { priority: 8 }

  async execute() {
    const { kind, id, key } = this.payload
    await completePhoto(kind, { id, key })
  }

  /** One that was given up would stand in the way of the next. */
  async failed() {
    await releaseDuplicates(this.context.jobId)
  }
}
