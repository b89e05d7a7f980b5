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

const ANSWERS = ['agreeDates', 'declineDates', 'withdrawDates'] as const

/** GET redirects to the stays: a link alone answers nothing. */
export function loader() {
  return redirect(STAYS)
}

/** Answers, or takes back, other dates of a stay for its host. */
export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, managing)
  const { answer: name, change } = typedIn(await readForm(request), ['answer', 'change'])
  const answer = ANSWERS.find((one) => one === name)
  if (!answer) {
    return redirect(STAYS)
  }
  try {
    await apiFor(request).helping[answer]({ params: { id }, body: { change: Number(change) } })
    const headers = await flash({ tone: 'success', text: t(`managing.done.${answer}`) })
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
