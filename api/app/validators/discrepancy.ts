import vine from '@vinejs/vine'
import { DISCREPANCY_SORT_NAMES, STATEMENT_SORT_NAMES } from '#domain/list_sorts'
import {
  DISCREPANCY_KINDS,
  DISCREPANCY_SOURCES,
  DISCREPANCY_STATUSES,
} from '#domain/reconciliation'
import { pageFields } from '#validators/rules/page_fields'
import { plainText } from '#validators/rules/plain_text'
import { stayDate } from '#validators/rules/stay_date'

/** GET /discrepancies; days included. */
export const discrepancyListValidator = vine.create({
  ...pageFields(),
  status: vine.enum(DISCREPANCY_STATUSES).optional(),
  kind: vine.enum(DISCREPANCY_KINDS).optional(),
  source: vine.enum(DISCREPANCY_SOURCES).optional(),
  from: stayDate().optional(),
  to: stayDate().optional(),
  sort: vine.enum(DISCREPANCY_SORT_NAMES).optional(),
})

/** GET /discrepancies/statements. */
export const statementListValidator = vine.create({
  ...pageFields(),
  sort: vine.enum(STATEMENT_SORT_NAMES).optional(),
})

/** PUT /discrepancies/:id/resolved. */
export const discrepancyResolvedValidator = vine.create({
  reason: plainText().minLength(1).maxLength(300),
})
