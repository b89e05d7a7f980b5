import vine from '@vinejs/vine'
import { PAYMENT_EVENT_SORT_NAMES } from '#domain/list_sorts'
import { EVENT_VERDICTS, TELLING_GATEWAYS } from '#domain/payment_events'
import { pageFields } from '#validators/rules/page_fields'
import { plainText } from '#validators/rules/plain_text'

/** GET /payment-events. */
export const paymentEventListValidator = vine.create({
  ...pageFields(),
  search: plainText().maxLength(100).optional(),
  gateway: vine.enum(TELLING_GATEWAYS).optional(),
  verdict: vine.enum(EVENT_VERDICTS).optional(),
  isRepeated: vine.boolean().optional(),
  sort: vine.enum(PAYMENT_EVENT_SORT_NAMES).optional(),
})
