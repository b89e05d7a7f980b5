import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { sweepPhotos } from '#actions/photos/sweep_photos'

export default class SweepPhotos extends Job<Record<string, never>> {
  static options: JobOptions = { priority: 9 }

  async execute() {
    await sweepPhotos()
  }
}
