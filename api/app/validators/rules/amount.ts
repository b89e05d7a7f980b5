import vine from '@vinejs/vine'

/** In whole units: more than any stay costs, and in the shillings of any currency still an exact number of cents. */
const MAX_AMOUNT = 1_000_000_000

/** Of money, in whole units with at most two decimals. */
export const amount = (least = 0) => vine.number().min(least).max(MAX_AMOUNT).decimal([0, 2])
