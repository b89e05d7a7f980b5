import { redirect, replace } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { rememberLanguage } from '~/i18n/language.server'
import { isLanguage } from '@makao/shared/languages'
import { saveInSettings } from '~/i18n/own-language.server'
import { readForm } from '~/read-form.server'
import { getUser, safePath } from '~/session.server'
import type { Route } from './+types/route'

/** GET redirects home. */
export function loader() {
  return redirect('/')
}

/** Sets the language, in the user's settings as well. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const language = form.get('language')
  const to = safePath(String(form.get('returnTo') || '/'))
  if (!isLanguage(language)) {
    return replace(to)
  }
  if (await getUser(request, context)) {
    await saveInSettings(request, language)
  }
  return replace(to, { headers: await rememberLanguage(language) })
}

export const clientAction = alertWhenOffline
