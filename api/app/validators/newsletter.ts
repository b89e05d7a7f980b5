import vine from '@vinejs/vine'
import { SUBSCRIBER_SORT_NAMES } from '#domain/list_sorts'
import { SUBSCRIBER_STATUSES } from '#models/newsletter_subscriber'
import { email } from '#validators/auth'
import { pageFields } from '#validators/rules/page_fields'
import { searchWords } from '#validators/rules/search_words'

/** POST /newsletter. */
export const newsletterValidator = vine.create({ email: email() })

/** `page` is sent by the page's button, not by mail programs. */
export const newsletterLinkValidator = vine.create({ page: vine.boolean().optional() })

const match = {
  search: searchWords(),
  status: vine.enum(SUBSCRIBER_STATUSES).optional(),
}

/** GET /newsletter/subscribers. */
export const subscriberListValidator = vine.create({
  ...pageFields(),
  ...match,
  sort: vine.enum(SUBSCRIBER_SORT_NAMES).optional(),
})

/** GET /newsletter/subscribers/export.csv: the list's filters. */
export const subscriberExportValidator = vine.create(match)
