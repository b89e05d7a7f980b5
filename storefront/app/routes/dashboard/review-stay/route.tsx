import { Form, redirect } from 'react-router'
import { reviewAspects } from '~/catalogue'
import { BackLink } from '~/components/back-link'
import { useCheckedForm } from '~/components/checked-form'
import { CountedField } from '~/components/counted-field'
import { FormAlert } from '~/components/form-alert'
import { StarChoice } from '~/components/star-choice'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import review from '~/locales/en/review.json'
import trips from '~/locales/en/trips.json'
import { loadTrip } from '../load-trip.server'
import { TripSummary } from '../trip-summary'
import { PhotoField } from './photo-field'
import { publishReview } from './publish.server'
import { aspectField, LENGTHS, reviewFaults } from './review-faults'
import type { Route } from './+types/route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const booking = await loadTrip(request, context, params.id)
  if (!booking.actions.includes('review')) {
    throw redirect(`/dashboard/bookings/${params.id}`)
  }
  return { booking }
}

/** Who sends is known before a byte of their photos is read. */
export async function action({ request, context, params }: Route.ActionArgs) {
  return publishReview(request, await loadTrip(request, context, params.id))
}

/** A review of a finished stay (specification §3, Review). */
export default function ReviewStay({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const t = useText(review)
  const tt = useText(trips)
  const tc = useText(common)
  const values: Record<string, string> = actionData?.values ?? {}
  const { form, errors } = useCheckedForm((sent) => reviewFaults(sent, t), actionData?.errors)
  const stars = (name: string, label: string, size?: number) => (
    <StarChoice key={name} chosen={values[name]} error={errors[name]} {...{ name, label, size }} />
  )

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('review.title')} · ${tc('common.brand')}`}</title>
      <BackLink to={`/dashboard/bookings/${booking._id}`}>{tt('trip.stay')}</BackLink>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('review.title')}</h1>
        <p className="text-lg text-muted">{t('review.lead', { host: booking.host.firstName })}</p>
      </header>
      <TripSummary booking={booking} />
      <Form method="post" encType="multipart/form-data" {...form} className="grid gap-6">
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <div className="rounded-lg border border-line bg-surface px-5 py-3">
          <div className="text-lg">{stars('rating', t('review.overall'), 32)}</div>
          <div className="mt-2 grid border-t border-line pt-2">
            {reviewAspects.map((aspect) =>
              stars(aspectField(aspect), t(`review.aspect.${aspect}`))
            )}
          </div>
        </div>
        <CountedField
          name="title"
          label={t('review.headline')}
          maxLength={LENGTHS.title.max}
          defaultValue={values.title}
          error={errors.title}
        />
        <CountedField
          lines
          name="text"
          rows={6}
          label={t('review.text')}
          hint={t('review.textHint')}
          maxLength={LENGTHS.text.max}
          defaultValue={values.text}
          error={errors.text}
        />
        <PhotoField error={errors.images} consentError={errors.photoConsent} />
        <SubmitButton size="lg" className="sm:justify-self-start">
          {t('review.submit')}
        </SubmitButton>
      </Form>
    </div>
  )
}
