import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '~/api/types'
import type { Faults } from '~/form-schema'
import { notify } from '~/components/toast'
import { useText } from '~/i18n/use-text'
import review from '~/locales/en/review.json'
import { useSessionEnd } from '~/use-session-end'
import { newKey } from '@makao/shared/new-key'
import { sendUpload } from '@makao/shared/uploads/send-upload'
import type { UploadOutcome } from '@makao/shared/uploads/upload-answer'
import type { UploadProgress } from '@makao/shared/uploads/upload-progress'
import { photosOf } from './review-schema'
import { reviewForm } from './review-form'

interface Refusal {
  errors: Faults
  alert: string | null
}

/**
 * Uploads a review with photos from the browser, with progress and retries. Without photos or
 * scripts it is a plain form. Whoever has gone to another page meanwhile stays there and is told.
 */
export function useReviewUpload(booking: Booking) {
  const t = useText(review)
  const navigate = useNavigate()
  const leaveIfEnded = useSessionEnd()
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const sending = useRef<AbortController | null>(null)
  /** One key per page, so that the review is stored once. */
  const key = useRef<string | null>(null)
  /** The stay whose page is open. */
  const shown = useRef<number | null>(null)

  useEffect(() => {
    shown.current = booking._id
    return () => {
      shown.current = null
    }
  }, [booking._id])

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget)
    if (event.defaultPrevented || photosOf(form).length === 0) {
      return
    }
    event.preventDefault()
    setRefusal(null)
    sending.current = new AbortController()
    key.current ??= newKey()
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
    const isShown = shown.current === booking._id
    if (outcome.state === 'done') {
      notify({ tone: 'success', text: t('review.done') })
      if (isShown) {
        await navigate(`/dashboard/bookings/${booking._id}`)
      }
      return
    }
    if (!isShown && outcome.state !== 'aborted') {
      notify({ tone: 'error', text: t('review.failed') })
    }
    if (isShown && (await leaveIfEnded(outcome))) {
      return
    }
    if (outcome.state === 'refused') {
      // A refused review was not stored, so the next one is new.
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
