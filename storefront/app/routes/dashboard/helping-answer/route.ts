import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import helping from '~/locales/en/helping.json'
import type { Route } from './+types/route'

const HELPING = '/dashboard/helping'

/** GET redirects to the invitations: a link alone accepts nothing. */
export function loader() {
  return redirect(HELPING)
}

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const t = translatorOf(request, helping)
  try {
    await apiFor(request).helping.accept({ params: { id } })
    const headers = await flash({ tone: 'success', text: t('helping.accepted') })
    return redirect(HELPING, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const text = error.message || t('helping.stepFailed')
    return redirect(HELPING, { headers: await flash({ tone: 'error', text }) })
  }
}

export const clientAction = alertWhenOffline
