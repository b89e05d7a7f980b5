import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

type Options = { maxItems: number; maxLength: number; known?: readonly string[] }

const splitList = vine.createRule(
  (value: unknown, options: Options, field: FieldContext) => {
    const texts = Array.isArray(value) ? value : [value]
    if (!texts.every((text) => typeof text === 'string')) {
      field.report('The {{ field }} field must be a list separated by commas', 'commaList', field)
      return
    }

    const items = [
      ...new Set(
        texts
          .join(',')
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean)
      ),
    ]
    if (items.length > options.maxItems || items.some((item) => item.length > options.maxLength)) {
      field.report('The {{ field }} field is too long', 'maxLength', field)
    } else if (options.known && !items.every((item) => options.known!.includes(item))) {
      field.report('The selected {{ field }} is invalid', 'enum', field)
    } else {
      field.mutate(items, field)
    }
  },
  {
    toJSONSchema: (schema, { known }) => {
      delete schema.anyOf
      schema.type = 'string'
      if (known) schema.description = `Separated by commas: ${known.join(', ')}`
      else schema.description = 'Separated by commas'
    },
  }
)

/** A list in a query: "wifi,pool", also as a form sends it (amenities=wifi&amenities=pool). */
export function commaList<Item extends string = string>(
  options: Options & { known?: readonly Item[] }
) {
  return vine
    .any()
    .use(splitList(options))
    .transform((items) => items as Item[])
}
