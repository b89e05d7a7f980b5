import { isDate } from '@makao/shared/dates'
import { data, redirect } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { StayDates } from '~/components/stay-dates'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { ConfirmStep } from '../confirm-step'
import { loadHelpedPlace } from '../helping-calendar/load-helped-place.server'
import type { Route } from './+types/route'

const calendarOf = (id: string) => `/dashboard/helping/places/${encodeURIComponent(id)}`

/** The stretch that the address names, else back to the calendar. */
function stretchIn(url: URL, id: string) {
  const [from, to] = [url.searchParams.get('from'), url.searchParams.get('to')]
  if (!isDate(from) || !isDate(to)) {
    throw redirect(calendarOf(id))
  }
  return { from, to }
}

export async function loader({ request, params: { id }, url }: Route.LoaderArgs) {
  const stretch = stretchIn(url, id)
  return { place: await loadHelpedPlace(request, id), stretch }
}

export async function action({ request, params: { id }, url }: Route.ActionArgs) {
  const t = translatorOf(request, helping)
  const body = stretchIn(url, id)
  try {
    await apiFor(request).properties.unblock({ params: { id }, body })
    const headers = await flash({ tone: 'success', text: t('helping.freed') })
    return redirect(calendarOf(id), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.message || t('helping.stepFailed')
    return data<StepProblem>({ alert }, { status: error.status })
  }
}

export const clientAction = alertWhenOffline

/** Blocked nights that can be booked again. */
export default function FreeNights({ loaderData, actionData }: Route.ComponentProps) {
  const { place, stretch } = loaderData
  const t = useText(helping)

  return (
    <ConfirmStep
      title={t('helping.free.title')}
      effect={t('helping.free.effect', { property: place.property.title })}
      keep={{
        to: `/dashboard/helping/places/${place.property._id}`,
        label: t('helping.free.keep'),
      }}
      submit={t('helping.free.submit')}
      problem={actionData}
    >
      <p className="text-lg font-semibold">
        <StayDates checkIn={stretch.from} checkOut={stretch.to} />
      </p>
    </ConfirmStep>
  )
}
