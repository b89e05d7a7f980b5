import { dropListingDrafts } from '@makao/shared/listing-drafts'
import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { sessionCookie } from '~/cookies.server'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import type { Route } from './+types/route'

/** GET redirects home. */
export function loader() {
  return redirect('/')
}

/** Ends the session; an expired session's cookie is deleted as well. Who stays signed in is told, and who may be. */
export async function action({ request }: Route.ActionArgs) {
  const { api, cookies } = apiWithCookies(request)
  const t = translatorOf(request, auth)
  try {
    await api.auth.logout({})
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    if (error.status !== 401) {
      const text = error.status < 500 ? t('auth.logout.failed') : t('auth.logout.unknown')
      return redirect('/', { headers: await flash({ tone: 'error', text }, cookies) })
    }
    cookies.append('Set-Cookie', await sessionCookie.serialize('', { maxAge: 0 }))
  }
  return redirect('/', {
    headers: await flash({ tone: 'success', text: t('auth.logout.done') }, cookies),
  })
}

/** What a host has begun at the desk lies in the browser, for whoever comes next. */
export async function clientAction(args: Route.ClientActionArgs) {
  try {
    return await alertWhenOffline(args)
  } finally {
    if (navigator.onLine) {
      dropListingDrafts()
    }
  }
}
