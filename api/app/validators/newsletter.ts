import vine from '@vinejs/vine'
import { LIMITS } from '#domain/search'
import { SUBSCRIBER_STATUSES } from '#models/newsletter_subscriber'
import { email } from '#validators/auth'

/** POST /newsletter. */
export const newsletterValidator = vine.create({ email: email() })

/** POST of a link: the page's button says that a person is looking; mail programs send neither. */
export const newsletterLinkValidator = vine.create({ page: vine.boolean().optional() })

const match = {
  search: vine.string().trim().maxLength(100).optional(),
  status: vine.enum(SUBSCRIBER_STATUSES).optional(),
}

/** GET /newsletter/subscribers. */
export const subscriberListValidator = vine.create({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(LIMITS.max).optional(),
  ...match,
})

/** GET /newsletter/subscribers/export.csv: what the list shows, all pages of it. */
export const subscriberExportValidator = vine.create(match)
