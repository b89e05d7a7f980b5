import { redirect } from 'react-router'
import { rememberLanguage } from '~/i18n/language.server'
import { isLanguage } from '~/i18n/language'
import { keepInSettings } from '~/i18n/own-language.server'
import { getUser, safePath } from '~/session.server'
import type { Route } from './+types/route'

/** Nothing to see here: an address typed by hand leads home. */
export function loader() {
  return redirect('/')
}

/** Chooses the language to read in; whoever is signed in finds it in their settings, too. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const language = form.get('language')
  const to = safePath(String(form.get('returnTo') || '/'))
  if (!isLanguage(language)) {
    return redirect(to)
  }
  if (await getUser(request, context)) {
    await keepInSettings(request, language)
  }
  return redirect(to, { headers: rememberLanguage(language) })
}
