import { useState } from 'react'
import { href, redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { BackLink } from '~/components/back-link'
import { useCheckedForm } from '~/components/checked-form'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { userContext } from '~/guards.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import review from '~/locales/en/review.json'
import trips from '~/locales/en/trips.json'
import { FORM_BYTES } from '../../../../server/limits'
import { loadTrip } from '../load-trip.server'
import { ReviewFields } from '../review-fields'
import { TripSummary } from '../trip-summary'
import { PhotoField } from './photo-field'
import { publishReview, type Problem } from './publish.server'
import { reviewSchema } from './review-schema'
import { UploadStatus } from './upload-status'
import { useReviewUpload } from './use-review-upload'
import type { Route } from './+types/route'

export async function loader({ request, params }: Route.LoaderArgs) {
  return { booking: await loadToReview(request, params) }
}

/** Whether pictures are of use is known before a byte of them is read. Words are refused in words, and stay. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const isLarge = Number(request.headers.get('content-length')) > FORM_BYTES
  const booking = await (isLarge ? loadToReview(request, params) : loadTrip(request, params.id))
  return publishReview(request, booking, context.get(userContext)._id)
}

async function loadToReview(request: Request, params: Route.LoaderArgs['params']) {
  const booking = await loadTrip(request, params.id)
  if (!booking.actions.includes('review')) {
    throw redirect(href('/dashboard/bookings/:id', params))
  }
  return booking
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { values: {}, errors: {}, alert: null, unsent: true }

export default function ReviewStay({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const t = useText(review)
  const tt = useText(trips)
  const tc = useText(common)
  const values: Record<string, string> = actionData?.values ?? {}
  const upload = useReviewUpload(booking)
  const [preparing, setPreparing] = useState(0)
  const answered = upload.refusal?.errors ?? actionData?.errors
  const { form, errors } = useCheckedForm(reviewSchema(t), answered)
  const alert = upload.refusal ? upload.refusal.alert : actionData?.alert
  useTypingKept(form.ref)

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('review.title')} · ${tc('common.brand')}`}</title>
      <BackLink to={`/dashboard/bookings/${booking._id}`}>{tt('trip.stay')}</BackLink>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('review.title')}</h1>
        <p className="text-lg text-muted">{t('review.lead', { host: booking.host.firstName })}</p>
      </header>
      <TripSummary booking={booking} />
      <PostForm
        unsent={actionData?.unsent}
        encType="multipart/form-data"
        {...form}
        onSubmit={(event) => {
          form.onSubmit(event)
          void upload.submit(event)
        }}
        className="grid gap-6"
      >
        {alert && <FormAlert>{alert}</FormAlert>}
        <ReviewFields values={values} errors={errors} />
        <PhotoField
          error={errors.images}
          consentError={errors.photoConsent}
          progress={upload.progress}
          preparing={preparing}
          onPreparing={setPreparing}
        />
        <UploadStatus
          progress={upload.progress}
          preparing={preparing > 0}
          onCancel={upload.cancel}
        />
        <SubmitButton
          size="lg"
          disabled={upload.progress !== null || preparing > 0}
          className="sm:justify-self-start"
        >
          {t('review.submit')}
        </SubmitButton>
      </PostForm>
    </div>
  )
}
