import vine from '@vinejs/vine'
import { REVIEW_SORT_NAMES } from '#domain/list_sorts'
import { MAX_REVIEW_PHOTOS, MODERATION_NAMES, REVIEW_STATUSES } from '#domain/reviews'
import { fromJson } from '#validators/rules/from_json'
import { idList } from '#validators/rules/id_list'
import { isSent } from '#validators/rules/is_sent'
import { photoWords, wordsPerPhoto } from '#validators/rules/photo_words'
import { plainLine, plainText } from '#validators/rules/plain_text'
import { pageFields } from '#validators/rules/page_fields'
import { rowId } from '#validators/rules/row_id'
import { searchWords } from '#validators/rules/search_words'

const stars = () => vine.number().withoutDecimals().range([1, 5])
const title = () => plainLine().minLength(5).maxLength(100)
const text = () => plainText().minLength(10).maxLength(1000)

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

/** POST /reviews (§5). Pictures are checked by the photo store. */
export const createReviewValidator = vine.create({
  property: rowId(),
  booking: rowId(),
  rating: stars(),
  title: title(),
  text: text(),
  ratings: ratings(),
  photoConsent: vine.boolean().optional(),
  captions: wordsPerPhoto(MAX_REVIEW_PHOTOS),
  alts: wordsPerPhoto(MAX_REVIEW_PHOTOS),
})

/** PUT /reviews/:id; omitted pictures stay. */
export const editReviewValidator = vine.create({
  rating: stars().optional().requiredWhen(isSent),
  title: title().optional().requiredWhen(isSent),
  text: text().optional().requiredWhen(isSent),
  ratings: ratings().optional(),
  images: vine
    .array(
      vine.object({
        _id: rowId(),
        caption: photoWords().optional(),
        alt: photoWords().optional(),
      })
    )
    .distinct('_id')
    .maxLength(MAX_REVIEW_PHOTOS)
    .optional(),
})

export const reviewListValidator = vine.create({ ...pageFields() })

/** GET /reviews/flagged. */
export const flaggedReviewsValidator = vine.create({
  ...pageFields(),
  sort: vine.enum(REVIEW_SORT_NAMES).optional(),
})

/** GET /reviews and /users/:id/reviews. */
export const publicReviewsValidator = vine.create({
  ...pageFields(),
  property: rowId().optional(),
  rating: stars().optional(),
  sort: vine.enum(REVIEW_SORT_NAMES).optional(),
})

/** GET /reviews/my-reviews. */
export const myReviewsValidator = vine.create({
  ...pageFields(),
  property: rowId().optional(),
  author: rowId().optional(),
  rating: stars().optional(),
  search: searchWords(),
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

/** POST /reviews/:id/moderate (§7). */
export const reviewModerationValidator = vine.create({
  action: vine.enum(MODERATION_NAMES),
  note: plainText().maxLength(500).nullable().optional(),
})

export const reviewMarksValidator = vine.create({ reviews: idList() })
