import vine from '@vinejs/vine'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domain/audit'
import { LIMITS } from '#domain/search'
import { stayDate } from '#validators/rules/stay_date'

const id = () =>
  vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1)
    .optional()

/** GET /audit: page, limit, search, and what, whom, whose hand it was and on which days, both included. */
export const auditListValidator = vine.create({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(LIMITS.max).optional(),
  search: vine.string().trim().maxLength(100).optional(),
  action: vine.enum(AUDIT_ACTIONS).optional(),
  subject: vine.enum(AUDIT_SUBJECTS).optional().requiredIfExists('subjectId'),
  subjectId: id(),
  actor: id(),
  from: stayDate().optional(),
  to: stayDate().optional(),
})
