import { data, href, redirect } from 'react-router'
import { encode } from 'uqr'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { type Faults, checkForm } from '~/form-schema'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import twoFactor from '~/locales/en/two-factor.json'
import { codeSchema } from '../../auth/schemas'
import { proofIn } from '../proof.server'

/* Two-factor actions: start, confirm, turn off. */

/** What an authenticator app needs to know. */
export interface AppSetup {
  secret: string
  otpauthUrl: string
  qr: QrCode
}

/** The dark modules of a QR code as one SVG path. */
export interface QrCode {
  size: number
  path: string
}

export interface TwoFactorAnswer {
  setup: AppSetup | null
  codes: string[] | null
  errors: Faults
  alert: string | null
  at: number
  unsent?: boolean
}

/** `at` is the key that empties the field of the code. */
function answer(part: Partial<TwoFactorAnswer>, status = 200) {
  const nothing = { setup: null, codes: null, errors: {}, alert: null, at: Date.now() }
  return data<TwoFactorAnswer>({ ...nothing, ...part }, { status })
}

/** Creates a secret, shown once; it takes effect when a code confirms it. */
export async function startSetup(request: Request, form: FormData) {
  try {
    const { data: started } = await apiFor(request).settings.startTwoFactor({
      body: proofIn(form),
    })
    return answer({ setup: { ...started, qr: qrCodeOf(started.otpauthUrl) } })
  } catch (error) {
    return refused(request, error)
  }
}

/** Confirms the secret with a first code. The form carries the secret, to show it again. */
export async function confirmSetup(request: Request, form: FormData) {
  const setup = setupIn(form)
  const { values, errors } = checkForm(codeSchema(translatorOf(request, auth)), form)
  if (errors) {
    return answer({ setup, errors }, 422)
  }
  try {
    const { data: confirmed } = await apiFor(request).settings.confirmTwoFactor({
      body: { otp: values.otp },
    })
    return answer({ codes: confirmed.recoveryCodes })
  } catch (error) {
    return refused(request, error, setup)
  }
}

export async function endTwoFactor(request: Request, form: FormData) {
  try {
    const { message } = await apiFor(request).settings.endTwoFactor({ body: proofIn(form) })
    const headers = await flash({ tone: 'success', text: message ?? '' })
    return redirect(href('/dashboard/settings'), { headers })
  } catch (error) {
    return refused(request, error)
  }
}

function refused(request: Request, error: unknown, setup: AppSetup | null = null) {
  if (!(error instanceof ApiFailure)) {
    throw error
  }
  const t = translatorOf(request, twoFactor)
  const alert = error.errors.length > 0 ? null : error.message || t('twoFactor.failed')
  if (error.status === 409) {
    // Its state changed meanwhile, as by a try whose answer was lost. No failure: the page is read anew.
    return answer({ alert })
  }
  return answer({ setup, errors: error.fields, alert }, error.status)
}

/** The setup in a form; null unless valid. */
function setupIn(form: FormData): AppSetup | null {
  const otpauthUrl = String(form.get('otpauthUrl') ?? '')
  const secret = /^otpauth:\/\/totp\/Makao:.{1,300}$/.test(otpauthUrl)
    ? URL.parse(otpauthUrl)?.searchParams.get('secret')
    : null
  return secret ? { secret, otpauthUrl, qr: qrCodeOf(otpauthUrl) } : null
}

function qrCodeOf(text: string): QrCode {
  const { size, data: rows } = encode(text, { border: 0 })
  const squares = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
