import { useState } from 'react'
import { data, Form, redirect, useNavigate } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { reloadUnlessOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { PropertyDetail } from '~/api/types'
import { BackLink } from '~/components/back-link'
import { Button } from '~/components/button'
import { FormAlert } from '~/components/form-alert'
import { StayPicker } from '~/components/stay-picker/stay-picker'
import { DaysAsked } from '~/components/stay-picker/days-asked'
import type { Stay } from '~/components/stay-picker/calendar-rules'
import { typedIn } from '~/form-schema'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import dates from '~/locales/en/dates.json'
import trips from '~/locales/en/trips.json'
import { readForm } from '~/read-form.server'
import { loadTrip, toTripAsItIs } from '../load-trip.server'
import { tripPath } from '../trip-path'
import { TripSummary } from '../trip-summary'
import { othersNights, quoteDates, rulesOfPlace, wantedDates } from './load-dates.server'
import { Offer } from './offer'
import type { Route } from './+types/route'

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const booking = await loadTrip(request, params.id)
  if (booking.dateChange) {
    throw redirect(tripPath(params.id)) // It is proposed.
  }
  if (!booking.actions.includes('proposeDates')) {
    throw await toTripAsItIs(request, params.id)
  }
  const wanted = wantedDates(url.searchParams)
  const [taken, rules, quoted] = await Promise.all([
    othersNights(request, booking),
    rulesOfPlace(request, booking),
    wanted && quoteDates(request, params.id, wanted),
  ])
  const { offer = null, refusal = null } = quoted ?? {}
  return { booking, wanted, taken, rules, offer, refusal }
}

/** What was proposed at another price than was shown is refused: then the page shows it. */
export const shouldRevalidate = reloadUnlessOffline

export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, dates)
  const { checkIn, checkOut, total } = typedIn(await readForm(request), [
    'checkIn',
    'checkOut',
    'total',
  ])
  try {
    await apiFor(request).bookings.proposeDates({
      params: { id: params.id },
      body: { checkIn: checkIn ?? '', checkOut: checkOut ?? '', total: Number(total) },
    })
    const headers = await flash({ tone: 'success', text: t('dates.proposed') })
    return redirect(tripPath(params.id), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const [fault] = Object.values(error.fields)
    return data<StepProblem>(
      { alert: fault ?? (error.message || t('dates.failed')) },
      { status: error.status }
    )
  }
}

export const clientAction = alertWhenOffline

/** A guest proposes other dates for an agreed stay; the host is asked (ADR 0079). */
export default function TripDates({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, offer, refusal, rules, taken, wanted } = loaderData
  const t = useText(dates)
  const tc = useText(common)
  const tt = useText(trips)
  const path = tripPath(booking._id)

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${t('dates.title')} · ${tc('common.brand')}`}</title>
      <BackLink to={path}>{tt('trip.stay')}</BackLink>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t('dates.title')}</h1>
        <p className="text-lg text-muted">{t('dates.lead', { host: booking.host.firstName })}</p>
      </header>
      <TripSummary booking={booking} />
      <Choice
        first={wanted ?? { checkIn: '', checkOut: '' }}
        taken={taken}
        rules={rules}
        path={`${path}/dates`}
      />
      {refusal && <FormAlert>{refusal}</FormAlert>}
      {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
      <Offer booking={booking} offer={offer} unsent={actionData?.unsent} />
    </div>
  )
}

interface ChoiceProps {
  first: Stay
  taken: string[]
  rules: PropertyDetail['stayRules']
  path: string
}

/** The price follows the choice; without scripts it is asked for by the button. */
function Choice({ first, taken, rules, path }: ChoiceProps) {
  const t = useText(dates)
  const navigate = useNavigate()
  const [stay, setStay] = useState(first)

  function choose(next: Stay) {
    setStay(next)
    if (next.checkIn && next.checkOut) {
      void navigate(`${path}?${new URLSearchParams({ ...next })}`, {
        replace: true,
        preventScrollReset: true,
      })
    }
  }

  return (
    <Form action={path} replace preventScrollReset className="grid gap-4">
      <StayPicker stay={stay} onChange={choose} blocked={taken} rules={rules} />
      <DaysAsked rules={rules} />
      <Button type="submit" tone="quiet" className="sm:justify-self-start">
        {t('dates.price')}
      </Button>
    </Form>
  )
}
