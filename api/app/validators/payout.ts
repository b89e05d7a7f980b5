import vine from '@vinejs/vine'
import { PAYOUT_SORT_NAMES } from '#domain/list_sorts'
import { KRA_PIN } from '#domain/kenya/tax_numbers'
import { PAYOUT_STATUSES, PAYOUT_WAYS } from '#domain/payouts'
import { LIMITS } from '#domain/search'
import { bankAccount } from '#validators/rules/bank_account'
import { kenyanPhone } from '#validators/rules/kenyan_phone'
import { pageFields } from '#validators/rules/page_fields'
import { plainLine, plainText } from '#validators/rules/plain_text'
import { proof } from '#validators/rules/proof'
import { rowId } from '#validators/rules/row_id'
import { searchWords } from '#validators/rules/search_words'

const reason = () => plainText().minLength(1).maxLength(300)

/** GET /payouts. */
export const payoutListValidator = vine.create({
  ...pageFields(),
  search: searchWords(),
  status: vine.enum(PAYOUT_STATUSES).optional(),
  host: rowId().optional(),
  sort: vine.enum(PAYOUT_SORT_NAMES).optional(),
})

/** PUT /payouts/approve. */
export const payoutBatchValidator = vine.create({
  ids: vine.array(rowId()).minLength(1).maxLength(LIMITS.max),
})

/** PUT /payouts/:id/paid. */
export const payoutSentValidator = vine.create({
  reference: plainLine().maxLength(60).nullable().optional(),
})

/** PUT /payouts/:id/failed. */
export const payoutFailedValidator = vine.create({ reason: reason() })

/** PUT /payouts/:id/written-off. */
export const payoutWrittenOffValidator = vine.create({ reason: reason() })

/** PUT /earnings/way. */
export const payoutWayValidator = vine.create({
  way: vine.enum(PAYOUT_WAYS).optional(),
  phone: kenyanPhone().optional(),
  ...bankAccount(),
  ...proof(),
})

/** PUT /earnings/tax. */
export const taxNumbersValidator = vine.create({
  kraPin: vine.string().trim().toUpperCase().maxLength(20).regex(KRA_PIN).nullable().optional(),
  levyNumber: plainLine().maxLength(40).nullable().optional(),
})
