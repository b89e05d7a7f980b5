import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { requeuePhotos } from '#actions/photos/requeue_photos'

export default class RequeuePhotos extends Job<Record<string, never>> {
  static options: JobOptions = { priority: 9 }

  async execute() {
    await requeuePhotos()
  }
}
