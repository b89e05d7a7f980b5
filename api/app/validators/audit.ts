import vine from '@vinejs/vine'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domain/audit'
import { AUDIT_SORT_NAMES } from '#domain/list_sorts'
import { rowId } from '#validators/rules/row_id'
import { stayDate } from '#validators/rules/stay_date'
import { pageFields } from '#validators/rules/page_fields'
import { searchWords } from '#validators/rules/search_words'

const id = () => rowId().optional()

/** GET /audit; dates included. */
export const auditListValidator = vine.create({
  ...pageFields(),
  search: searchWords(),
  action: vine.enum(AUDIT_ACTIONS).optional(),
  subject: vine.enum(AUDIT_SUBJECTS).optional().requiredIfExists('subjectId'),
  subjectId: id(),
  actor: id(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(AUDIT_SORT_NAMES).optional(),
})
