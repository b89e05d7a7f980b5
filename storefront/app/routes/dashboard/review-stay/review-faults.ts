import { reviewAspects } from '~/catalogue'
import type { Faults } from '~/components/checked-form'
import type { Translate } from '~/i18n/texts'
import type review from '~/locales/en/review.json'
import { MAX_REVIEW_PHOTOS, photoFault } from '~/uploads/photo-limits'

/** In signs (specification §5). */
export const LENGTHS = { title: { min: 5, max: 100 }, text: { min: 10, max: 1000 } }

/** A caption, in signs. */
export const MAX_CAPTION = 200

/** The form field of one of the six ratings. */
export const aspectField = (aspect: string) => `ratings.${aspect}`

/** The files of a form; a field left empty sends one without a name. */
export function photosOf(form: FormData) {
  return form.getAll('images').filter((file) => file instanceof File && file.size > 0) as File[]
}

/** What is missing or too much in a review, on the server and in the browser alike. */
export function reviewFaults(form: FormData, t: Translate<typeof review>): Faults {
  const faults: Faults = {}
  for (const field of ['rating', ...reviewAspects.map(aspectField)]) {
    if (!/^[1-5]$/.test(String(form.get(field) ?? ''))) {
      faults[field] = t('review.ratingRequired')
    }
  }
  if (String(form.get('title') ?? '').trim().length < LENGTHS.title.min) {
    faults.title = t('review.headlineShort', { min: LENGTHS.title.min })
  }
  if (String(form.get('text') ?? '').trim().length < LENGTHS.text.min) {
    faults.text = t('review.textShort', { min: LENGTHS.text.min })
  }
  const photos = photosOf(form)
  const fault = photoProblem(photos, t)
  if (fault) {
    faults.images = fault
  }
  if (photos.length > 0 && !form.get('photoConsent')) {
    faults.photoConsent = t('review.consentRequired')
  }
  return faults
}

/** Why these photos cannot be taken, in words (specification §5), or null. */
export function photoProblem(photos: File[], t: Translate<typeof review>) {
  const fault = photoFault(photos, { max: MAX_REVIEW_PHOTOS })
  switch (fault?.rule) {
    case 'count':
      return t('review.tooManyPhotos', { max: fault.max })
    case 'size':
      return t('review.photosTooLarge')
    case 'type':
      return t('review.photoType')
    default:
      return null
  }
}
