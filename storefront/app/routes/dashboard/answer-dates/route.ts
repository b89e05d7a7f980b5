import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { typedIn } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import dates from '~/locales/en/dates.json'
import { readForm } from '~/read-form.server'
import { tripPath } from '../trip-path'
import type { Route } from './+types/route'

const ANSWERS = {
  agree: { call: 'agreeDates', done: 'dates.done.agree' },
  decline: { call: 'declineDates', done: 'dates.done.decline' },
  withdraw: { call: 'withdrawDates', done: 'dates.done.withdraw' },
  /** Agreed dates, of which the stay keeps its own. */
  giveUp: { call: 'withdrawDates', done: 'dates.done.decline' },
} as const

const isAnswer = (answer: string): answer is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, answer)

/** GET redirects to the trip: a link alone answers nothing. */
export function loader({ params: { id } }: Route.LoaderArgs) {
  return redirect(tripPath(id))
}

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, dates)
  const { answer = '', change } = typedIn(await readForm(request), ['answer', 'change'])
  if (!isAnswer(answer)) {
    return redirect(tripPath(id))
  }
  try {
    const { call, done } = ANSWERS[answer]
    const { data } = await apiFor(request).bookings[call]({
      params: { id },
      body: { change: Number(change) },
    })
    const isToBePaid = data.dateChange?.isAgreed
    const text = t(isToBePaid ? 'dates.done.payNow' : done)
    const headers = await flash({ tone: 'success', text })
    return redirect(isToBePaid ? `${tripPath(id)}/pay` : tripPath(id), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const text = error.message || t('dates.failed')
    return redirect(tripPath(id), { headers: await flash({ tone: 'error', text }) })
  }
}

export const clientAction = alertWhenOffline
