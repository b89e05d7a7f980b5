import { data, redirect } from 'react-router'
import { apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { User } from '~/api/types'
import { type Faults, checkForm, typedIn } from '~/form-schema'
import { flash } from '~/flash.server'
import { adoptOwnLanguage } from '~/i18n/own-language.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import { readForm } from '~/read-form.server'
import { redirectAs } from '~/session.server'
import { signInSchema } from '../schemas'
import { readPending, rememberPending, secondsToWait, sentBefore } from '../pending.server'

/** A failed or unfinished sign-in; never contains the password. */
interface Answer {
  values: { email: string; rememberMe: boolean }
  errors: Faults
  alert: string | null
  secondFactor: boolean
  unsent?: boolean
}

/** `at` is the key that empties the field of the code. */
const answer = (body: Answer, status: number) => data({ ...body, at: Date.now() }, { status })

/** Signs in (specification §2.8) and redirects to `to`. */
export async function signIn(request: Request, to: string) {
  const t = translatorOf(request, auth)
  const form = await readForm(request)
  const values = { ...typedIn(form, ['email']), rememberMe: form.has('rememberMe') }
  const secondFactor = form.has('otp')
  const { values: sent, errors } = checkForm(signInSchema(t), form)
  if (errors) {
    return answer({ values, errors, alert: null, secondFactor }, 422)
  }
  const { api, cookies } = apiWithCookies(request)
  const otp = sent.recoveryCode || sent.otp || undefined
  try {
    const body = { ...values, password: sent.password, otp }
    const { data: session } = await api.auth.login({ body })
    const user = session.user as User
    await adoptOwnLanguage(request, cookies)
    const text = t('auth.login.welcome', { firstName: user.firstName })
    return redirectAs(user, to, await flash({ tone: 'success', text }, cookies))
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    if (error.code === 'E_EMAIL_NOT_VERIFIED') {
      throw redirect(`/auth/verify?${new URLSearchParams({ returnTo: to })}`, {
        headers: await flash(
          { tone: 'error', text: error.message },
          await pendingOf(request, values.email, error.wait)
        ),
      })
    }
    return refused(
      error,
      sent.recoveryCode !== '',
      { values, secondFactor },
      t('auth.login.failed')
    )
  }
}

/**
 * While a code is young no other is sent: what is remembered of it, with its countdown, stays.
 * @param wait seconds until another code may be requested; 0 where one was sent
 */
async function pendingOf(request: Request, email: string, wait: number) {
  if (wait === 0) {
    return rememberPending({ email })
  }
  const pending = await readPending(request)
  const isYoung = pending?.email.toLowerCase() === email.toLowerCase() && secondsToWait(pending) > 0
  return isYoung ? new Headers() : rememberPending({ email }, sentBefore(wait))
}

type Tried = Pick<Answer, 'values' | 'secondFactor'>

function refused(
  error: ApiFailure,
  byRecoveryCode: boolean,
  { values, secondFactor }: Tried,
  fallback: string
) {
  const { code, status, message } = error
  if (code === 'E_TWO_FACTOR_REQUIRED') {
    return answer({ values, errors: {}, alert: null, secondFactor: true }, status)
  }
  if (code === 'E_TWO_FACTOR_INVALID') {
    const field = byRecoveryCode ? 'recoveryCode' : 'otp'
    return answer({ values, errors: { [field]: message }, alert: null, secondFactor }, status)
  }
  const alert = error.errors.length > 0 ? null : message || fallback
  const goesOn = secondFactor && code !== 'E_INVALID_CREDENTIALS'
  return answer({ values, errors: error.fields, alert, secondFactor: goesOn }, status)
}

export type SignInAnswer = Answer & { at: number }
