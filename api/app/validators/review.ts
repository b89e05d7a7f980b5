import vine from '@vinejs/vine'
import {
  MAX_REVIEW_PHOTOS,
  MODERATION_NAMES,
  REVIEW_SORT_NAMES,
  REVIEW_STATUSES,
} from '#domain/reviews'
import { LIMITS } from '#domain/search'
import { idList } from '#validators/rules/id_list'
import { photoWords, wordsPerPhoto } from '#validators/rules/photo_words'
import { plainText } from '#validators/rules/plain_text'

const id = () =>
  vine
    .number()
    .withoutDecimals()
    .min(1)
    .max(2 ** 31 - 1)

const stars = () => vine.number().withoutDecimals().range([1, 5])
const title = () => plainText().minLength(5).maxLength(100)
const text = () => plainText().minLength(10).maxLength(1000)

/** A form with pictures sends the six ratings as JSON text, a JSON body as an object (§7, Reviews). */
function fromJson(value: unknown) {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** The six ratings, each 1–5 stars. */
const ratings = () =>
  vine
    .object({
      cleanliness: stars(),
      communication: stars(),
      checkIn: stars(),
      accuracy: stars(),
      location: stars(),
      value: stars(),
    })
    .parse(fromJson)

/** POST /reviews: the limits of the specification's review schema (§5). Pictures are judged by the photo store. */
export const createReviewValidator = vine.create({
  property: id(),
  booking: id(),
  rating: stars(),
  title: title(),
  text: text(),
  ratings: ratings(),
  photoConsent: vine.boolean().optional(),
  captions: wordsPerPhoto(MAX_REVIEW_PHOTOS),
  alts: wordsPerPhoto(MAX_REVIEW_PHOTOS),
})

/** PUT /reviews/:id: what is not given stays as it was, the pictures left out of `images` too. */
export const editReviewValidator = vine.create({
  rating: stars().optional(),
  title: title().optional(),
  text: text().optional(),
  ratings: ratings().optional(),
  images: vine
    .array(
      vine.object({
        _id: id(),
        caption: photoWords().optional(),
        alt: photoWords().optional(),
      })
    )
    .distinct('_id')
    .maxLength(MAX_REVIEW_PHOTOS)
    .optional(),
})

const page = () => vine.number().withoutDecimals().min(1).max(1_000_000).optional()
const limit = () => vine.number().withoutDecimals().min(1).max(LIMITS.max).optional()

/** The reviews of one property, or the flagged ones. */
export const reviewListValidator = vine.create({ page: page(), limit: limit() })

/** GET /reviews and /users/:id/reviews. */
export const publicReviewsValidator = vine.create({
  page: page(),
  limit: limit(),
  property: id().optional(),
  rating: stars().optional(),
  sort: vine.enum(REVIEW_SORT_NAMES).optional(),
})

/** GET /reviews/my-reviews: the reviews on a person's desk. */
export const deskReviewsValidator = vine.create({
  page: page(),
  limit: limit(),
  property: id().optional(),
  rating: stars().optional(),
  search: vine.string().trim().maxLength(100).optional(),
  status: vine.enum(REVIEW_STATUSES).optional(),
  answered: vine.boolean().optional(),
  sort: vine.enum(REVIEW_SORT_NAMES).optional(),
})

/** POST /reviews/:id/response: non-empty after trimming (§5). */
export const reviewResponseValidator = vine.create({
  response: plainText().minLength(1).maxLength(1000),
})

/** POST /reviews/:id/report. */
export const reviewReportValidator = vine.create({
  reason: plainText().minLength(1).maxLength(500),
})

/** POST /reviews/:id/moderate (§7). The note stays among admins. */
export const reviewModerationValidator = vine.create({
  action: vine.enum(MODERATION_NAMES),
  note: plainText().maxLength(500).nullable().optional(),
})

/** GET /reviews/marks: the reviews on a page. */
export const reviewMarksValidator = vine.create({ reviews: idList() })
