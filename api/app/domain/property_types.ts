/** The eight types (§3). `code` is stored in the search table and never changes. */
export const PROPERTY_TYPES = [
  { slug: 'studio', label: 'Studio', code: 1 },
  { slug: 'one-bedroom', label: 'One Bedroom', code: 2 },
  { slug: 'two-bedroom', label: 'Two Bedroom', code: 3 },
  { slug: 'three-bedroom', label: 'Three Bedroom', code: 4 },
  { slug: 'four-bedroom', label: 'Four Bedroom', code: 5 },
  { slug: 'villa', label: 'Villa', code: 6 },
  { slug: 'apartment', label: 'Apartment', code: 7 },
  { slug: 'house', label: 'House', code: 8 },
] as const

export type PropertyType = (typeof PROPERTY_TYPES)[number]['slug']

export const PROPERTY_TYPE_SLUGS: readonly PropertyType[] = PROPERTY_TYPES.map(({ slug }) => slug)

export const DEFAULT_PROPERTY_TYPE: PropertyType = 'apartment'

export function isPropertyType(value: unknown): value is PropertyType {
  return PROPERTY_TYPE_SLUGS.some((slug) => slug === value)
}

/** @throws RangeError for a slug that is no type */
export function propertyTypeCode(slug: string): number {
  const type = PROPERTY_TYPES.find((candidate) => candidate.slug === slug)
  if (!type) throw new RangeError(`"${slug}" is not a property type`)
  return type.code
}

/** @throws RangeError for a code that is no type's */
export function propertyTypeWithCode(code: number): PropertyType {
  const type = PROPERTY_TYPES.find((candidate) => candidate.code === code)
  if (!type) throw new RangeError(`${code} is not the code of a property type`)
  return type.slug
}
