import { redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { flashUnlessKept } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import managing from '~/locales/en/managing.json'
import { findHelpedStay } from './find-helped-stay'

type Wanted = Parameters<typeof findHelpedStay>[2]

/** A stay at a place where the viewer helps and that offers this step; else back to all of them, also for whoever was refused it. */
export async function loadHelpedStay(request: Request, id: string, wanted: Wanted) {
  const stay = await findHelpedStay(apiFor(request), id, wanted)
  if (!stay) {
    const text = translatorOf(request, managing)('managing.stepGone')
    const headers = await flashUnlessKept(request, { tone: 'error', text })
    throw redirect(`/dashboard/helping?status=${wanted.status}`, { headers })
  }
  return stay
}
