import { data, redirect } from 'react-router'
import { apiFor, apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { User } from '~/api/types'
import { flash } from '~/flash.server'
import { bringLanguage } from '~/i18n/own-language.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import { redirectAs } from '~/session.server'
import { codeFaults, codeOf } from '../faults'
import { forgetPending, rememberPending, type Pending } from '../pending.server'

/* What the three buttons of the verify page do. */

/** Where the specification shows which failure (§8). */
export interface Problem {
  /** The code is not complete: at the boxes. */
  otp?: string
  /** No new code: below the boxes. */
  resend?: string
  /** The code was refused: in the box above the button. */
  alert?: string
}

const problem = (errors: Problem, status: number) => data({ errors, resentAt: null }, { status })

/** Proves the address with the code and signs in; `to` is where the visitor was going. */
export async function verify(request: Request, form: FormData, pending: Pending, to: string) {
  const t = translatorOf(request, auth)
  const faults = codeFaults(form, t)
  if (faults.otp) {
    return problem(faults, 422)
  }
  const { api, cookies } = apiWithCookies(request)
  try {
    const { email, userId } = pending
    const body = { email, userId, otp: codeOf(form) }
    const { data: session } = await api.auth.verifyOtp({ body })
    const user = session.user as User
    await bringLanguage(request, cookies)
    forgetPending(request, cookies)
    const text = t('auth.verify.welcome', { firstName: user.firstName })
    return redirectAs(user, to, flash({ tone: 'success', text }, cookies))
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return problem({ alert: error.message || t('auth.verify.failed') }, error.status)
  }
}

/** Sends another code; refused while the last one is young. */
export async function resend(request: Request, { email, userId }: Pending) {
  const t = translatorOf(request, auth)
  try {
    await apiFor(request).auth.resendOtp({ body: { email, userId } })
    const headers = rememberPending(request, { email, userId })
    flash({ tone: 'success', text: t('auth.verify.resent') }, headers)
    return data({ errors: {} as Problem, resentAt: Date.now() }, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    return problem({ resend: error.message || t('auth.verify.resendFailed') }, error.status)
  }
}

/** Ends the waiting for a code and returns to the form. */
export function backToRegistration(request: Request, url: URL) {
  return redirect(`/auth/register${url.search}`, { headers: forgetPending(request) })
}
