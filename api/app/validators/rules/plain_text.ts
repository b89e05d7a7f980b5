import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Control signs have no place in what people write, but for line breaks and tabs. */
const CONTROL = /[^\P{Cc}\n\t]/gu

const withoutControls = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string')
    field.mutate(value.replaceAll('\r\n', '\n').replace(CONTROL, ''), field)
})

/** Something a person wrote: without control signs, which one of our engines refuses, and trimmed. */
export function plainText(): VineString {
  return vine.string().use(withoutControls()).trim()
}
