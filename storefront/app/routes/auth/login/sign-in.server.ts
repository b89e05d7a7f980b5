import { data, redirect } from 'react-router'
import { apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { User } from '~/api/types'
import type { Faults } from '~/components/checked-form'
import { flash } from '~/flash.server'
import { adoptOwnLanguage } from '~/i18n/own-language.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import { redirectAs } from '~/session.server'
import { codeOf, loginFaults, textOf } from '../faults'
import { rememberPending } from '../pending.server'

/** A sign-in that has not succeeded (yet). The password is never sent back. */
interface Answer {
  values: { email: string; rememberMe: boolean }
  errors: Faults
  alert: string | null
  /** The password was right: now a code of the authenticator app is asked for. */
  secondFactor: boolean
  /** It could not leave the device. */
  unsent?: boolean
}

/** Each answer has a moment of its own, which empties the boxes of the code. */
const answer = (body: Answer, status: number) => data({ ...body, at: Date.now() }, { status })

/** Signs in (specification §2.8) and goes on to `to`, where the visitor was going. */
export async function signIn(request: Request, to: string) {
  const t = translatorOf(request, auth)
  const form = await request.formData()
  const values = { email: textOf(form, 'email'), rememberMe: form.has('rememberMe') }
  const secondFactor = form.has('otp')
  const errors = loginFaults(form, t)
  if (Object.keys(errors).length > 0) {
    return answer({ values, errors, alert: null, secondFactor }, 422)
  }
  const { api, cookies } = apiWithCookies(request)
  const otp = textOf(form, 'recoveryCode') || codeOf(form) || undefined
  try {
    const body = { ...values, password: String(form.get('password')), otp }
    const { data: session } = await api.auth.login({ body })
    const user = session.user as User
    await adoptOwnLanguage(request, cookies)
    const text = t('auth.login.welcome', { firstName: user.firstName })
    return redirectAs(user, to, flash({ tone: 'success', text }, cookies))
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    if (error.code === 'E_EMAIL_NOT_VERIFIED') {
      throw redirect(`/auth/verify?${new URLSearchParams({ returnTo: to })}`, {
        headers: flash(
          { tone: 'error', text: error.message },
          rememberPending(request, { email: values.email })
        ),
      })
    }
    return refused(error, form, { values, secondFactor }, t('auth.login.failed'))
  }
}

type Tried = Pick<Answer, 'values' | 'secondFactor'>

function refused(
  error: ApiFailure,
  form: FormData,
  { values, secondFactor }: Tried,
  fallback: string
) {
  const { code, status, message } = error
  if (code === 'E_TWO_FACTOR_REQUIRED') {
    return answer({ values, errors: {}, alert: null, secondFactor: true }, status)
  }
  if (code === 'E_TWO_FACTOR_INVALID') {
    const field = textOf(form, 'recoveryCode') ? 'recoveryCode' : 'otp'
    return answer({ values, errors: { [field]: message }, alert: null, secondFactor }, status)
  }
  const alert = error.errors.length > 0 ? null : message || fallback
  const goesOn = secondFactor && code !== 'E_INVALID_CREDENTIALS'
  return answer({ values, errors: error.fields, alert, secondFactor: goesOn }, status)
}

export type SignInAnswer = Answer & { at: number }
