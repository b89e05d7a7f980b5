import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { typedIn } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import managing from '~/locales/en/managing.json'
import { readForm } from '~/read-form.server'
import type { Route } from './+types/route'

const STAYS = '/dashboard/helping?status=confirmed'

const ANSWERS = {
  agreeDates: { call: 'agreeDates', done: 'managing.done.agreeDates' },
  declineDates: { call: 'declineDates', done: 'managing.done.declineDates' },
  withdrawDates: { call: 'withdrawDates', done: 'managing.done.withdrawDates' },
  /** Agreed dates, of which the stay keeps its own. */
  giveUpDates: { call: 'withdrawDates', done: 'managing.done.declineDates' },
} as const

const isAnswer = (answer: string): answer is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, answer)

/** GET redirects to the stays: a link alone answers nothing. */
export function loader() {
  return redirect(STAYS)
}

/** Answers, or takes back, other dates of a stay for its host. */
export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  const { answer = '', change } = typedIn(await readForm(request), ['answer', 'change'])
  if (!isAnswer(answer)) {
    return redirect(STAYS)
  }
  const { call, done } = ANSWERS[answer]
  try {
    await apiFor(request).helping[call]({ params: { id }, body: { change: Number(change) } })
    const headers = await flash({ tone: 'success', text: t(done) })
    return redirect(STAYS, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const text = error.message || t('managing.failed')
    return redirect(STAYS, { headers: await flash({ tone: 'error', text }) })
  }
}

export const clientAction = alertWhenOffline
