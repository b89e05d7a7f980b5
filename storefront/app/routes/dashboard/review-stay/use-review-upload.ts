import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '~/api/types'
import type { Faults } from '~/components/checked-form'
import { notify } from '~/components/toast'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import { newUploadKey, sendUpload } from '~/uploads/send-upload'
import type { UploadOutcome } from '~/uploads/upload-answer'
import type { UploadProgress } from '~/uploads/upload-progress'
import { photosOf } from './review-faults'
import { reviewForm } from './review-form'

interface Refusal {
  errors: Faults
  alert: string | null
}

/**
 * Sends a review with photos from the browser itself, which can tell how far it is and goes on after
 * a broken line. A review without photos, and every review without scripts, travels as a plain form.
 */
export function useReviewUpload(booking: Booking) {
  const t = useText(review)
  const navigate = useNavigate()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const sending = useRef<AbortController | null>(null)
  /** The same for every try of this page, so that the review is written once. */
  const key = useRef<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    if (event.defaultPrevented || photosOf(form).length === 0) {
      return
    }
    event.preventDefault()
    setRefusal(null)
    sending.current = new AbortController()
    key.current ??= newUploadKey()
    const outcome = await sendUpload({
      url: '/api/v1/reviews',
      form: reviewForm(form, booking),
      headers: { 'Accept-Language': document.documentElement.lang },
      key: key.current,
      onProgress: setProgress,
      signal: sending.current.signal,
    })
    setProgress(null)
    await conclude(outcome)
  }

  async function conclude(outcome: UploadOutcome<unknown>) {
    if (outcome.state === 'done') {
      notify({ tone: 'success', text: t('review.done') })
      return navigate(`/dashboard/bookings/${booking._id}`)
    }
    if (outcome.state === 'refused') {
      // Refused is not written: what is sent next may be something else.
      key.current = null
      const errors = Object.fromEntries(
        outcome.errors.map(({ field, message }) => [field, message])
      )
      const alert = outcome.errors.length > 0 ? null : outcome.message || t('review.failed')
      setRefusal({ errors, alert })
    }
    if (outcome.state === 'failed') {
      const alert = outcome.reason === 'server' ? t('review.failed') : t('review.lineLost')
      setRefusal({ errors: {}, alert })
    }
  }

  return { submit, progress, refusal, cancel: () => sending.current?.abort() }
}
