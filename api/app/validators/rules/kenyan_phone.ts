import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { normalisePhone } from '#domain/kenya/phones'

/** §2.9, §5. */
const EXAMPLE = '+254712345678'

const readKenyanPhone = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const phone = typeof value === 'string' ? normalisePhone(value) : null
  if (!phone) {
    field.report('The {{ field }} field must be a Kenyan phone number', 'kenyanPhone', field, {
      phone: EXAMPLE,
    })
    return
  }
  field.mutate(phone, field)
})

/** With a country: E.164. */
const ABROAD = /^\+[1-9]\d{6,14}$/

const readPhone = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const digits = value.replace(/[\s().-]/g, '')
  const phone = normalisePhone(value) ?? (ABROAD.test(digits) ? digits : null)
  if (phone) field.mutate(phone, field)
  else
    field.report('The {{ field }} field must be a phone number', 'phone', field, { phone: EXAMPLE })
})

/** As of guests from anywhere: a Kenyan one, or one with its country. */
export function anyPhone(): VineString {
  return vine.string().trim().maxLength(30).use(readPhone())
}

/** Normalises to +254 and nine digits (§5). */
export function kenyanPhone(): VineString {
  return vine.string().trim().maxLength(30).use(readKenyanPhone())
}
