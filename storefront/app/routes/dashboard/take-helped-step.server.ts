import { redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import helping from '~/locales/en/helping.json'
import { STARTS_FROM, type HelpedStep } from './helped-steps'

const HELPING = '/dashboard/helping'

/** Takes a step of a stay for its host, and leads to where the stay is listed now; a refused one, to where it was. */
export async function takeHelpedStep(request: Request, id: string, step: HelpedStep) {
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
    const headers = await flash({ tone: 'error', text })
    return redirect(`${HELPING}?status=${STARTS_FROM[step]}`, { headers })
  }
}
