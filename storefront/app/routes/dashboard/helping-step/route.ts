import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import helping from '~/locales/en/helping.json'
import type { Route } from './+types/route'

const HELPING = '/dashboard/helping'

const STEPS = ['approve', 'checkIn', 'checkOut', 'undoCheckIn', 'undoCheckOut'] as const

/** GET redirects to the list. */
export function loader() {
  return redirect(HELPING)
}

/** Takes a step of a stay for its host, and leads to where the stay is listed now. */
export async function action({ request, params: { id, step: name } }: Route.ActionArgs) {
  const t = translatorOf(request, helping)
  const step = STEPS.find((one) => one === name)
  if (!step) {
    return redirect(HELPING)
  }
  try {
    const { data: stay } = await apiFor(request).helping[step]({ params: { id } })
    const text = t(`helping.done.${step}`, { name: stay.guest.firstName })
    const headers = await flash({ tone: 'success', text })
    return redirect(`${HELPING}?status=${stay.status}`, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const text = error.message || t('helping.stepFailed')
    return redirect(HELPING, { headers: await flash({ tone: 'error', text }) })
  }
}

export const clientAction = alertWhenOffline
