import { redirect } from 'react-router'
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

/** Ends the session; an expired session's cookie is deleted as well. */
export async function action({ request }: Route.ActionArgs) {
  const { api, cookies } = apiWithCookies(request)
  try {
    await api.auth.logout({})
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) {
      throw error
    }
    cookies.append('Set-Cookie', await sessionCookie.serialize('', { maxAge: 0 }))
  }
  const text = translatorOf(request, auth)('auth.logout.done')
  return redirect('/', { headers: await flash({ tone: 'success', text }, cookies) })
}
