import type { FeedFailure } from '#domain/calendar_feeds'

/** A calendar that could not be read. */
export class FeedError extends Error {
  /** @param retryAfter in ms, as the site asks */
  constructor(
    readonly failure: FeedFailure,
    readonly retryAfter: number | null = null
  ) {
    super(failure)
  }
}
