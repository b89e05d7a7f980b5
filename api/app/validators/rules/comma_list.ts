import vine, { BaseLiteralType, symbols } from '@vinejs/vine'
import type { FieldContext, FieldOptions, Validation } from '@vinejs/vine/types'

type Options = { maxItems: number; maxLength: number; known?: readonly string[] }

const splitList = vine.createRule((value: unknown, options: Options, field: FieldContext) => {
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
  const { maxItems, maxLength } = options
  if (items.length > maxItems) {
    field.report('The {{ field }} field is too long', 'array.maxLength', field, { max: maxItems })
  } else if (items.some((item) => item.length > maxLength)) {
    field.report('The {{ field }} field is too long', 'maxLength', field, { max: maxLength })
  } else if (options.known && !items.every((item) => options.known!.includes(item))) {
    field.report('The selected {{ field }} is invalid', 'enum', field)
  } else {
    field.mutate(items, field)
  }
})

class VineCommaList<Item extends string> extends BaseLiteralType<
  string | readonly Item[],
  Item[],
  Item[]
> {
  readonly [symbols.SUBTYPE] = 'commaList'

  constructor(
    protected list: Options,
    options?: Partial<FieldOptions>,
    validations?: Validation<unknown>[]
  ) {
    super(options, validations ?? [splitList(list)])
  }

  clone() {
    return new VineCommaList(this.list, this.cloneOptions(), this.cloneValidations()) as this
  }

  toJSONSchema() {
    const { known } = this.list
    const description = known ? `Separated by commas: ${known.join(', ')}` : 'Separated by commas'
    return { type: 'string' as const, description }
  }
}

/** "wifi,pool", or repeated fields of a form. */
export function commaList<Item extends string = string>(
  options: Options & { known?: readonly Item[] }
) {
  return new VineCommaList<Item>(options)
}
