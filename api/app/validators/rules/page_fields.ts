import vine from '@vinejs/vine'
import { LIMITS } from '#domain/search'

export const limit = () => vine.number().withoutDecimals().min(1).max(LIMITS.max).optional()

/** Past the end of any list, and its first row still a number for the database. */
const LAST_PAGE = 1_000_000

export const pageFields = () => ({
  page: vine
    .number()
    .withoutDecimals()
    .min(1)
    .transform((page) => Math.min(page, LAST_PAGE))
    .optional(),
  limit: limit(),
})
