import { data, href, redirect } from 'react-router'
import { apiFor, apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { User } from '~/api/types'
import { flash } from '~/flash.server'
import { checkForm } from '~/form-schema'
import { bringLanguage } from '~/i18n/own-language.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import { redirectAs } from '~/session.server'
import { codeSchema } from '../schemas'
import { clearPending, countTry, rememberPending, type Pending } from '../pending.server'

/* The actions of the verify page. */

/** Errors by place (specification §8). */
export interface Problem {
  /** The code is incomplete: at the field. */
  otp?: string
  /** No new code: below the field. */
  resend?: string
  /** The code was refused: above the button. */
  alert?: string
}

export interface VerifyAnswer {
  errors: Problem
  /** A code that was sent again empties the field. */
  resentAt: number | null
  /** The form whose last try did not get through. */
  unsent?: string
}

const problem = (errors: Problem, status: number, headers?: Headers) =>
  data<VerifyAnswer>({ errors, resentAt: null }, { status, headers })

/** Verifies the code, signs in and redirects to `to`. */
export async function verify(request: Request, form: FormData, pending: Pending, to: string) {
  const t = translatorOf(request, auth)
  const { values, errors } = checkForm(codeSchema(t), form)
  if (errors) {
    return problem(errors, 422)
  }
  const { api, cookies } = apiWithCookies(request)
  try {
    const { email, userId } = pending
    const body = { email, userId, otp: values.otp }
    const { data: session } = await api.auth.verifyOtp({ body })
    const user = session.user as User
    await bringLanguage(request, cookies)
    await clearPending(cookies)
    const text = t('auth.verify.welcome', { firstName: user.firstName })
    return redirectAs(user, to, await flash({ tone: 'success', text }, cookies))
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    if (error.status !== 422) {
      return problem({ alert: error.message || t('auth.verify.failed') }, error.status)
    }
    const { headers, isUsedUp } = await countTry(pending)
    const alert = isUsedUp ? t('auth.verify.usedUp') : error.message || t('auth.verify.failed')
    return problem({ alert }, error.status, headers)
  }
}

/** Sends another code, refused shortly after the last one. */
export async function resend(request: Request, { email, userId }: Pending) {
  const t = translatorOf(request, auth)
  try {
    await apiFor(request).auth.resendOtp({ body: { email, userId } })
    const headers = await rememberPending({ email, userId })
    return data<VerifyAnswer>({ errors: {}, resentAt: Date.now() }, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return problem({ resend: error.message || t('auth.verify.resendFailed') }, error.status)
  }
}

export async function backToRegistration(url: URL) {
  return redirect(href('/auth/register') + url.search, { headers: await clearPending() })
}
