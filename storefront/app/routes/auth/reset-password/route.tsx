import { data, redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { checkForm } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import passwords from '~/locales/en/passwords.json'
import { resetSchema } from '~/password-schemas'
import { readForm } from '~/read-form.server'
import { BackToLogin } from '../back-to-login'
import { DeadLink } from './dead-link'
import { ResetComplete } from './reset-complete'
import { ResetForm, type ResetAnswer } from './reset-form'
import { REDIRECT_SECONDS } from './timing'
import type { Route } from './+types/route'

/** A token's format; mail programs may truncate links. */
const TOKEN = /^[\w-]{43}$/

type State = 'form' | 'dead' | 'done'

export async function loader({ request, params, url }: Route.LoaderArgs) {
  if (!params.token && url.searchParams.has('done')) {
    // Redirects without scripts.
    const refresh = `${REDIRECT_SECONDS};url=/auth/login`
    return data({ state: 'done' as State }, { headers: { Refresh: refresh } })
  }
  return isWhole(params.token) && (await isLiving(request, params.token))
    ? data({ state: 'form' as State })
    : data({ state: 'dead' as State }, { status: 400 })
}

/** Should the API not say, sending the form will. */
async function isLiving(request: Request, token: string) {
  try {
    await apiFor(request).auth.checkResetLink({ params: { token } })
    return true
  } catch (error) {
    if (error instanceof ApiFailure) {
      return error.code !== 'E_DEAD_RESET_LINK'
    }
    throw error
  }
}

const isWhole = (token: string | undefined): token is string => TOKEN.test(token ?? '')

export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  const all = new Headers(parentHeaders)
  const refresh = loaderHeaders.get('Refresh')
  if (refresh) {
    all.set('Refresh', refresh)
  }
  return all
}

/** Sets the new password, once per link. */
export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, passwords)
  const form = await readForm(request)
  const { values, errors } = checkForm(resetSchema(t), form)
  if (!isWhole(params.token)) {
    return data({ errors: {}, alert: null, dead: true }, { status: 400 })
  }
  if (errors) {
    return data({ errors, alert: null, dead: false }, { status: 422 })
  }
  try {
    const body = { password: values.password }
    await apiFor(request).auth.resetPassword({ params: { token: params.token }, body })
    const done = await flash({ tone: 'success', text: t('passwords.reset.done') })
    return redirect('/auth/reset-password?done', { headers: done })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const dead = error.code === 'E_DEAD_RESET_LINK'
    const alert = error.errors.length > 0 ? null : error.message || t('passwords.reset.failed')
    return data({ errors: error.fields, alert, dead }, { status: error.status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<ResetAnswer>(serverAction, UNSENT)
}

const UNSENT: ResetAnswer = { errors: {}, alert: null, dead: false, unsent: true }

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(passwords)
  const tc = useText(common)
  const state = actionData?.dead ? 'dead' : loaderData.state
  const title = t(state === 'form' ? 'passwords.reset.title' : `passwords.reset.${state}.title`)

  return (
    <>
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      {state === 'done' && <ResetComplete />}
      {state === 'dead' && <DeadLink />}
      {state === 'form' && <ResetForm answer={actionData} />}
      {state !== 'done' && <BackToLogin />}
    </>
  )
}
