import { reviewAspects } from '@makao/shared/catalogue'
import { MAX_REVIEW_PHOTOS, photoFault } from '@makao/shared/uploads/photo-limits'
import * as v from 'valibot'
import { files, text } from '~/form-schema'
import type { Translate } from '~/i18n/texts'
import type review from '~/locales/en/review.json'

type Words = Translate<typeof review>

/** In characters (specification §5). */
export const LENGTHS = { title: { min: 5, max: 100 }, text: { min: 10, max: 1000 } }

export const MAX_CAPTION = 200

export const aspectField = (aspect: string) => `ratings.${aspect}`

export const starFields = ['rating', ...reviewAspects.map(aspectField)]

/** A review of a stay, with or without photos (specification §5). */
export const reviewSchema = (t: Words) =>
  v.pipe(
    v.object({
      ...Object.fromEntries(starFields.map((name) => [name, stars(t)])),
      title: v.pipe(
        text,
        v.minLength(LENGTHS.title.min, t('review.headlineShort', { min: LENGTHS.title.min }))
      ),
      text: v.pipe(
        text,
        v.minLength(LENGTHS.text.min, t('review.textShort', { min: LENGTHS.text.min }))
      ),
      images: v.pipe(
        files,
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed && photoProblem(dataset.value, t)
          if (message) {
            addIssue({ message })
          }
        })
      ),
      photoConsent: text,
    }),
    v.forward(
      v.check(
        ({ images, photoConsent }) => images.length === 0 || photoConsent !== '',
        t('review.consentRequired')
      ),
      ['photoConsent']
    )
  )

const stars = (t: Words) => v.pipe(text, v.regex(/^[1-5]$/, t('review.ratingRequired')))

/** The files of a form; an empty field submits one without a name. */
export function photosOf(form: FormData) {
  return form.getAll('images').filter((file) => file instanceof File && file.size > 0) as File[]
}

/** Why photos are refused (specification §5), or null. */
export function photoProblem(photos: File[], t: Words) {
  const fault = photoFault(photos, { max: MAX_REVIEW_PHOTOS })
  switch (fault?.rule) {
    case 'count':
      return t('review.tooManyPhotos', { max: fault.max })
    case 'size':
      return t('review.photosTooLarge.named', { name: fault.file.name })
    case 'type':
      return t('review.photoType')
    default:
      return null
  }
}
