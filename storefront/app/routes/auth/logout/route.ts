import { redirect } from 'react-router'
import { apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import { sessionCookieName } from '../../../../server/session-cookie'
import type { Route } from './+types/route'

/** Nothing to see here: an address typed by hand leads home. */
export function loader() {
  return redirect('/')
}

/** Ends the session. A session that had ended already leaves its cookie behind: that goes as well. */
export async function action({ request }: Route.ActionArgs) {
  const { api, cookies } = apiWithCookies(request)
  try {
    await api.auth.logout({})
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) {
      throw error
    }
    cookies.append('Set-Cookie', deadCookie(sessionCookieName()))
  }
  const text = translatorOf(request, auth)('auth.logout.done')
  return redirect('/', { headers: flash({ tone: 'success', text }, cookies) })
}

/** A name with the `__Host-` prefix is only ever touched over https. */
function deadCookie(name: string) {
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${secure}`
}
