import vine, { type VineString } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { slugifyAmenity } from '#domain/amenities'

/** Characters. */
const MAX_SLUG = 60

const readAmenity = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const slug = typeof value === 'string' ? slugifyAmenity(value) : ''
  if (!slug || slug.length > MAX_SLUG) {
    field.report('The {{ field }} field must be the name of an amenity', 'amenity', field)
    return
  }
  field.mutate(slug, field)
})

/** Transforms into a slug (§3). */
export function amenityName(): VineString {
  return vine.string().maxLength(200).use(readAmenity())
}
