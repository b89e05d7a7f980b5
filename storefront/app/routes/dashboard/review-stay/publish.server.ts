import { data, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Booking } from '~/api/types'
import { reviewAspects } from '~/catalogue'
import type { Faults } from '~/components/checked-form'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import review from '~/locales/en/review.json'
import { aspectField, reviewFaults } from './review-faults'
import { reviewForm } from './review-form'

/** Five photos of 5 MB and the words around them, in bytes. */
const MAX_BODY = 27 * 1024 * 1024

const KEPT = ['rating', 'title', 'text', ...reviewAspects.map(aspectField)]

interface Problem {
  values: Record<string, string>
  errors: Faults
  alert: string | null
}

const problem = (answer: Problem, status: number) => data(answer, { status })

/** Publishes the review a form holds, with its photos. What was typed comes back when it fails. */
export async function publishReview(request: Request, booking: Booking) {
  const t = translatorOf(request, review)
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= MAX_BODY)) {
    const errors = { images: t('review.photosTooLarge') }
    return problem({ values: {}, errors, alert: null }, 413)
  }
  const form = await request.formData()
  const values = Object.fromEntries(KEPT.map((name) => [name, String(form.get(name) ?? '')]))
  const errors = reviewFaults(form, t)
  if (Object.keys(errors).length > 0) {
    return problem({ values, errors, alert: null }, 422)
  }
  try {
    // The client's types know the fields, not that they may travel as a form.
    await apiFor(request).reviews.store({ body: reviewForm(form, booking) as never })
    const headers = flash({ tone: 'success', text: t('review.done') })
    return redirect(`/dashboard/bookings/${booking._id}`, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.errors.length > 0 ? null : error.message || t('review.failed')
    return problem({ values, errors: error.fields, alert }, error.status)
  }
}
