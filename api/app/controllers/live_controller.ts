import type { HttpContext } from '@adonisjs/core/http'
import { openStream } from '#services/live/streams'

/** Server-sent events about what concerns the caller (docs/api.md). */
export default class LiveController {
  /** Writes the answer's head itself, so that the framework has nothing left to send. */
  async show(ctx: HttpContext) {
    await openStream(ctx, ctx.auth.getUserOrFail())
  }
}
