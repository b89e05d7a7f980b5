import vine from '@vinejs/vine'
import { CLAIM_STATUSES, MAX_CLAIM_WORDS } from '#domain/deposit_claims'
import { CLAIM_SORT_NAMES } from '#domain/list_sorts'
import { PRICE_LIMITS } from '#domain/prices'
import { pageFields } from '#validators/rules/page_fields'
import { plainText } from '#validators/rules/plain_text'
import { rowId } from '#validators/rules/row_id'

const claimWords = () => plainText().minLength(1).maxLength(MAX_CLAIM_WORDS)

/** GET /deposit-claims. */
export const claimListValidator = vine.create({
  ...pageFields(),
  status: vine.enum(CLAIM_STATUSES).optional(),
  sort: vine.enum(CLAIM_SORT_NAMES).optional(),
})

/** POST /bookings/:id/claim: whole units, as the deposit is. */
export const claimDepositValidator = vine.create({
  amount: vine.number().withoutDecimals().min(1).max(PRICE_LIMITS.deposit),
  reason: claimWords(),
})

/** PUT /bookings/:id/claim/accept and /withdraw: the claim that was shown. */
export const shownClaimValidator = vine.create({ claim: rowId() })

/** PUT /bookings/:id/claim/contest. */
export const contestClaimValidator = vine.create({ claim: rowId(), answer: claimWords() })

/** PUT /bookings/:id/claim/decide: what the host has of it, and why. */
export const decideClaimValidator = vine.create({
  claim: rowId(),
  amount: vine.number().withoutDecimals().min(0).max(PRICE_LIMITS.deposit),
  decision: claimWords(),
})
