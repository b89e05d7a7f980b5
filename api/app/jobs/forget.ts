import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { forget } from '#actions/retention/forget'

/** Every night. */
export default class Forget extends Job<Record<string, never>> {
  static options: JobOptions = { priority: 9 }

  async execute() {
    await forget()
  }
}
