import { redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import helping from '~/locales/en/helping.json'

const HELPING = '/dashboard/helping'

export const HELPED_STEPS = ['checkIn', 'checkOut', 'undoCheckIn', 'undoCheckOut'] as const

/** Takes a step of a stay for its host, and leads to where the stay is listed now. */
export async function takeHelpedStep(
  request: Request,
  id: string,
  step: (typeof HELPED_STEPS)[number]
) {
  const t = translatorOf(request, helping)
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
