import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Control characters except line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/gu

const withoutControls = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string')
    field.mutate(value.replaceAll('\r\n', '\n').replace(CONTROL, ''), field)
})

/** One line: titles and names stand in subjects of letters. */
export function plainLine(): VineString {
  return plainText().regex(/^[^\n\t\u2028\u2029]*$/)
}

/** Trims and removes control characters, which PostgreSQL refuses. */
export function plainText(): VineString {
  return vine.string().use(withoutControls()).trim()
}
