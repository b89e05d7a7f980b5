import { useRef } from 'react'
import { data, href, redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { BackLink } from '~/components/back-link'
import { CountedField } from '~/components/counted-field'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { BASED_ON, Known } from '~/components/known'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useFollow } from '~/components/use-follow'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import trips from '~/locales/en/trips.json'
import { typedIn, type Faults } from '~/form-schema'
import { readForm } from '~/read-form.server'
import { loadTrip, toTripAsItIs } from '../load-trip.server'
import { knownIn } from '../settings/choices'
import { TripSummary } from '../trip-summary'
import { bodyOf, changesIn, FIELDS, wishesOf, type Wishes } from './changes'
import type { Route } from './+types/route'

const LONGEST_REQUEST = 500

/** As many as the API takes; the place's own limit is the API's to say. */
const MOST_GUESTS = 20

export async function loader({ request, params }: Route.LoaderArgs) {
  const booking = await loadTrip(request, params.id)
  if (!booking.actions.includes('edit')) {
    throw await toTripAsItIs(request, params.id)
  }
  return { booking }
}

export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, trips)
  const form = await readForm(request)
  const typed = typedIn(form, FIELDS)
  const values = changesIn(typed, knownIn(form))
  try {
    await apiFor(request).bookings.update({
      params: { id: params.id },
      body: bodyOf(typed, values),
    })
    const headers = await flash({ tone: 'success', text: t('change.done') })
    return redirect(href('/dashboard/bookings/:id', params), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.message || t('change.failed')
    return data<Problem>({ values, alert, errors: error.fields }, { status: error.status })
  }
}

interface Problem {
  /** What was changed. */
  values: Partial<Wishes>
  errors: Faults
  alert: string | null
  unsent?: boolean
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<Problem>(serverAction, UNSENT)
}

const UNSENT: Problem = { values: {}, errors: {}, alert: null, unsent: true }

/** A guest changes guests and requests until the host has answered (contract). */
export default function ChangeTrip({ loaderData, actionData }: Route.ComponentProps) {
  const { booking } = loaderData
  const t = useText(trips)
  const tc = useText(common)
  const form = useRef<HTMLFormElement>(null)
  const known = wishesOf(booking)
  useFollow(form, known)
  useTypingKept(form, BASED_ON)
  const errors: Record<string, string> = actionData?.errors ?? {}
  const shown = { ...known, ...actionData?.values }
  const path = `/dashboard/bookings/${booking._id}`

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('change.title')} · ${tc('common.brand')}`}</title>
      <BackLink to={path}>{t('trip.stay')}</BackLink>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('change.title')}</h1>
        <p className="text-lg text-muted">{t('change.lead', { host: booking.host.firstName })}</p>
      </header>
      <TripSummary booking={booking} />
      <PostForm ref={form} replace unsent={actionData?.unsent} className="grid gap-6">
        <Known content={JSON.stringify(known)} />
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name="adults"
            type="number"
            inputMode="numeric"
            label={t('change.adults')}
            defaultValue={shown.adults}
            error={errors['guests.adults'] ?? errors.guests}
            min={1}
            max={MOST_GUESTS}
            required
          />
          <TextField
            name="children"
            type="number"
            inputMode="numeric"
            label={t('change.children')}
            defaultValue={shown.children}
            error={errors['guests.children']}
            min={0}
            max={MOST_GUESTS}
            required
          />
        </div>
        <CountedField
          lines
          name="specialRequests"
          label={t('change.requests')}
          hint={t('change.requestsHint')}
          defaultValue={shown.specialRequests}
          error={errors.specialRequests}
          maxLength={LONGEST_REQUEST}
        />
        <SubmitButton size="lg" className="sm:justify-self-start">
          {t('change.submit')}
        </SubmitButton>
      </PostForm>
    </div>
  )
}
