import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { BANK_CODES } from '#domain/kenya/banks'
import { plainLine } from '#validators/rules/plain_text'

/** As people write them down, in groups. */
const withoutGaps = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string') field.mutate(value.replace(/[\s-]/g, ''), field)
})

const digits = () => vine.string().maxLength(40).use(withoutGaps())

/** Where a bank sends payouts; what is left out stays as it is. */
export const bankAccount = () => ({
  bank: vine.enum(BANK_CODES).optional(),
  branch: digits()
    .regex(/^\d{3}$/)
    .nullable()
    .optional(),
  account: digits()
    .regex(/^\d{5,16}$/)
    .optional(),
  holder: plainLine()
    .minLength(2)
    .maxLength(100)
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .,&’'-]*$/u)
    .optional(),
})
