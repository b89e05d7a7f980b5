import { BaseTransformer } from '@adonisjs/core/transformers'
import { tellableLine } from '#domain/error_lines'

type FailedJob = {
  id: string
  queue: string
  name: string
  retries: number
  failedAt: Date
  error: string | null
}

/** For admins: neither what the job was to work on nor an error with somebody in it. */
export default class FailedJobTransformer extends BaseTransformer<FailedJob> {
  toObject() {
    const { id, queue, name, retries, failedAt, error } = this.resource
    return {
      _id: id,
      queue,
      name,
      tries: retries + 1,
      failedAt: failedAt.toISOString(),
      error: tellableLine(error),
    }
  }
}
