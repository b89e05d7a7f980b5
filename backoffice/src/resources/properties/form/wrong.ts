import { LIMITS } from './values.ts'

/** When what is typed into a field is wrong (§5). */
export const isWrong = {
  title: isBlank,
  description: isBlank,
  price: (text) => !isPrice(text),
  bedrooms: (text) => !isCount(text, 0, LIMITS.bedrooms, 1),
  bathrooms: (text) => !isCount(text, 0.5, LIMITS.bathrooms, 0.5),
  maxGuests: (text) => !isCount(text, 1, LIMITS.maxGuests, 1),
  street: isBlank,
  area: isBlank,
  city: isBlank,
  county: isBlank,
  postalCode: (text) => !/^\d{5}$/.test(text.trim()),
} satisfies Record<string, (text: string) => boolean>

/** At least 0, with two decimals at most (§5). */
function isPrice(text: string): boolean {
  return /^\d+([.]\d{1,2})?$/.test(text.trim()) && Number(text) <= LIMITS.price
}

function isCount(text: string, min: number, max: number, step: number): boolean {
  const value = Number(text)
  return text.trim() !== '' && value >= min && value <= max && Number.isInteger(value / step)
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
