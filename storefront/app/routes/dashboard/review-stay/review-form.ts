import type { Booking } from '~/api/types'
import { reviewAspects } from '@makao/shared/catalogue'
import { aspectField, photosOf } from './review-schema'

/** The API's form: ratings as JSON, photos and captions in the same order. */
export function reviewForm(form: FormData, booking: Booking) {
  const ratings = reviewAspects.map((aspect) => [aspect, Number(form.get(aspectField(aspect)))])
  const body = new FormData()
  body.set('property', String(booking.property?._id))
  body.set('booking', String(booking._id))
  body.set('rating', String(form.get('rating')))
  body.set('title', String(form.get('title')))
  body.set('text', String(form.get('text')))
  body.set('ratings', JSON.stringify(Object.fromEntries(ratings)))
  if (form.has('photoConsent')) {
    body.set('photoConsent', 'true')
  }
  const captions = form.getAll('captions').map(String)
  photosOf(form).forEach((photo, index) => {
    body.append('images', photo, photo.name)
    body.append(`captions[${index}]`, captions[index] ?? '')
  })
  return body
}
