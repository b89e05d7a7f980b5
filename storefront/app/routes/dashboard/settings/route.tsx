import { data, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { LANGUAGE_COOKIE } from '@makao/shared/cookies'
import { rememberLanguage } from '~/i18n/language.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { answerWhenOffline } from '~/answer-offline'
import common from '~/locales/en/common.json'
import settings from '~/locales/en/settings.json'
import { readForm } from '~/read-form.server'
import { knownIn, settingsIn } from './choices'
import { listSessions } from './sessions.server'
import { SessionList } from './session-list'
import { SettingsForm, type SettingsAnswer } from './settings-form'
import type { Route } from './+types/route'

export async function loader({ request }: Route.LoaderArgs) {
  const [answer, sessions] = await Promise.all([
    apiFor(request).settings.show({}),
    listSessions(request),
  ])
  return { settings: answer.data, sessions }
}

/** Keeps what was changed at once; the language holds for the very next page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  try {
    const body = settingsIn(form, knownIn(form))
    const { data: kept } = await apiFor(request).settings.update({ body })
    const headers = await rememberLanguage(kept.language)
    const text = translatorOf(withLanguage(request, kept.language), settings)('settings.done')
    return redirect('/dashboard/settings', {
      headers: await flash({ tone: 'success', text }, headers),
    })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.message || translatorOf(request, settings)('settings.failed')
    return data({ alert, chosen: settingsIn(form) }, { status: error.status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<SettingsAnswer>(serverAction, UNSENT)
}

const UNSENT: SettingsAnswer = { alert: null, chosen: null, unsent: true }

/** The same request, as it will be from now on. */
function withLanguage({ url, headers }: Request, language: string) {
  const cookie = `${LANGUAGE_COOKIE}=${language}`
  return new Request(url, { headers: { ...Object.fromEntries(headers), cookie } })
}

/** A guest's settings (specification §2.14), stored and obeyed. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(settings)
  const tc = useText(common)
  const { settings: stored, sessions } = loaderData

  return (
    <div className="grid max-w-3xl gap-10">
      <title>{`${t('settings.title')} · ${tc('common.brand')}`}</title>
      <h1 className="text-3xl">{t('settings.title')}</h1>
      <SettingsForm settings={stored} answer={actionData} />
      <SessionList sessions={sessions} timezone={stored.timezone} />
    </div>
  )
}
