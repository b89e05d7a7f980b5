import vine from '@vinejs/vine'
import { LIMITS } from '#domain/search'

const id = () =>
  vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1)

const stars = () => vine.number().withoutDecimals().range([1, 5])

/** A form with pictures sends the six ratings as JSON text, a JSON body as an object (§7, Reviews). */
function fromJson(value: unknown) {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** POST /reviews: the limits of the specification's review schema (§5). Pictures are judged by the photo store. */
export const createReviewValidator = vine.create({
  property: id(),
  booking: id(),
  rating: stars(),
  title: vine.string().trim().minLength(5).maxLength(100),
  text: vine.string().trim().minLength(10).maxLength(1000),
  ratings: vine
    .object({
      cleanliness: stars(),
      communication: stars(),
      checkIn: stars(),
      accuracy: stars(),
      location: stars(),
      value: stars(),
    })
    .parse(fromJson),
  photoConsent: vine.boolean().optional(),
})

export const reviewListValidator = vine.create({
  page: vine.number().withoutDecimals().min(1).max(1_000_000).optional(),
  limit: vine.number().withoutDecimals().min(1).max(LIMITS.max).optional(),
})
