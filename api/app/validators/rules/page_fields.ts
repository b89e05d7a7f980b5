import vine from '@vinejs/vine'
import { LIMITS } from '#domain/search'

export const limit = () => vine.number().withoutDecimals().min(1).max(LIMITS.max).optional()

export const pageFields = () => ({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: limit(),
})
