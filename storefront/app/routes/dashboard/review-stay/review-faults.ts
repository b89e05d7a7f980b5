import { reviewAspects } from '~/catalogue'
import type { Faults } from '~/components/checked-form'
import type { Translate } from '~/i18n/texts'
import type review from '~/locales/en/review.json'

/** In signs (specification §5). */
export const LENGTHS = { title: { min: 5, max: 100 }, text: { min: 10, max: 1000 } }

export const MAX_PHOTOS = 5
const MAX_PHOTO_BYTES = 5 * 1024 * 1024

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

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
  const fault = photoFault(photos, t)
  if (fault) {
    faults.images = fault
  }
  if (photos.length > 0 && !form.get('photoConsent')) {
    faults.photoConsent = t('review.consentRequired')
  }
  return faults
}

/** Why these photos cannot be taken, or null. */
export function photoFault(photos: File[], t: Translate<typeof review>) {
  if (photos.length > MAX_PHOTOS) {
    return t('review.tooManyPhotos', { max: MAX_PHOTOS })
  }
  if (photos.some(({ size }) => size > MAX_PHOTO_BYTES)) {
    return t('review.photosTooLarge')
  }
  return photos.some(({ type }) => !PHOTO_TYPES.includes(type)) ? t('review.photoType') : null
}
