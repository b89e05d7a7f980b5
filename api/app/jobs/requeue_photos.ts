import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { requeuePhotos } from '#actions/photos/requeue_photos'

/** Every quarter of an hour: pictures whose sizes never came are queued again. */
export default class RequeuePhotos extends Job<Record<string, never>> {
  static options: JobOptions = { priority: 9 }

  async execute() {
    await requeuePhotos()
  }
}
