import { data, href, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Booking } from '~/api/types'
import { type Faults, checkForm } from '~/form-schema'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import photos from '~/locales/en/photos.json'
import review from '~/locales/en/review.json'
import { takePictures } from '~/take-pictures.server'
import { REVIEW_FORM_BYTES } from '../../../../server/limits'
import { reviewSchema, starFields } from './review-schema'
import { reviewForm } from './review-form'

const KEPT = ['title', 'text', ...starFields]

export interface Problem {
  values: Record<string, string>
  errors: Faults
  alert: string | null
  unsent?: boolean
}

const problem = (answer: Problem, status: number) => data(answer, { status })

/** Publishes a review with its photos, returning the input on failure. */
export async function publishReview(request: Request, booking: Booking, sender: number) {
  const t = translatorOf(request, review)
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= REVIEW_FORM_BYTES)) {
    const errors = { images: t('review.photosTooLarge') }
    return problem({ values: {}, errors, alert: null }, 413)
  }
  return takePictures(request, sender, (form, isWhole) => publish(request, booking, form, isWhole))
}

async function publish(request: Request, booking: Booking, form: FormData, isWhole: boolean) {
  const t = translatorOf(request, review)
  const values = Object.fromEntries(KEPT.map((name) => [name, String(form.get(name) ?? '')]))
  if (!isWhole) {
    const alert = translatorOf(request, photos)('photos.busy')
    return problem({ values, errors: {}, alert }, 503)
  }
  const { errors } = checkForm(reviewSchema(t), form)
  if (errors) {
    return problem({ values, errors, alert: null }, 422)
  }
  try {
    // The client's types do not know that the fields may travel as a form.
    await apiFor(request).reviews.store({ body: reviewForm(form, booking) as never })
    const headers = await flash({ tone: 'success', text: t('review.done') })
    return redirect(href('/dashboard/bookings/:id', { id: String(booking._id) }), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.errors.length > 0 ? null : error.message || t('review.failed')
    return problem({ values, errors: error.fields, alert }, error.status)
  }
}
