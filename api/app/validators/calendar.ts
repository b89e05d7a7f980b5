import vine from '@vinejs/vine'
import { MAX_FEED_NAME, MAX_FEED_URL } from '#domain/calendar_feeds'
import { plainLine } from '#validators/rules/plain_text'

/** POST /properties/:id/calendar-feeds. */
export const feedValidator = vine.create({
  name: plainLine().minLength(1).maxLength(MAX_FEED_NAME),
  url: plainLine().minLength(1).maxLength(MAX_FEED_URL),
})

/** POST …/refresh. `release` says that what has vanished is free. */
export const refreshFeedValidator = vine.create({ release: vine.boolean().optional() })
