import vine from '@vinejs/vine'
import { MAX_BLOCK_REASON, MAX_BLOCKS, MAX_PROPERTIES } from '#domain/calendar_blocks'
import { WEEKDAYS } from '#domain/weekdays'
import { pageFields } from '#validators/rules/page_fields'
import { plainText } from '#validators/rules/plain_text'
import { rowId } from '#validators/rules/row_id'
import { searchWords } from '#validators/rules/search_words'
import { stayDate } from '#validators/rules/stay_date'

/** GET /bookings/calendar. */
export const calendarValidator = vine.create({
  from: stayDate().optional(),
  to: stayDate().optional(),
  property: rowId().optional(),
  search: searchWords(),
  ...pageFields(),
})

const block = () => ({
  from: stayDate(),
  to: stayDate(),
  reason: plainText().maxLength(MAX_BLOCK_REASON).nullable().optional(),
})

/** `to` is exclusive. */
export const blockValidator = vine.create(block())

/** POST /bookings/calendar/blocks. */
export const calendarBlocksValidator = vine.create({
  blocks: vine
    .array(vine.object({ property: rowId(), ...block() }))
    .minLength(1)
    .maxLength(MAX_BLOCKS),
})

/** POST /bookings/calendar/weekly-blocks. */
export const weeklyBlocksValidator = vine.create({
  ...block(),
  properties: vine.array(rowId()).distinct().minLength(1).maxLength(MAX_PROPERTIES),
  weekdays: vine.array(vine.enum(WEEKDAYS)).distinct().minLength(1),
})

/** POST /bookings/calendar/weekly-blocks/undo. */
export const undoWeeklyValidator = vine.create({
  block: vine.string().uuid(),
  properties: vine.array(rowId()).distinct().minLength(1).maxLength(MAX_PROPERTIES),
})

/** POST /bookings/calendar/unblock. */
export const calendarUnblockValidator = vine.create({
  from: stayDate(),
  to: stayDate(),
  properties: vine.array(rowId()).distinct().minLength(1).maxLength(MAX_PROPERTIES),
})

export const unblockValidator = vine.create({ from: stayDate(), to: stayDate() })

/** From today by default. */
export const blockListValidator = vine.create({
  from: stayDate().optional(),
  to: stayDate().optional(),
})
