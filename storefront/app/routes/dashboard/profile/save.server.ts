import { data, redirect } from 'react-router'
import { apiFor, apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { Faults } from '~/components/checked-form'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import passwords from '~/locales/en/passwords.json'
import profile from '~/locales/en/profile.json'
import { bodyOf, detailFaults, typedDetails, type Details } from './details'
import { passwordFaults } from './password-faults'
import { MAX_PHOTO_BYTES } from '~/uploads/photo-limits'

/* What the three forms of the profile do. */

/** What was refused, and what had been typed: never a password. */
export interface Problem {
  errors: Faults
  alert: string | null
  values: Details | null
  /** It could not leave the device. */
  unsent?: boolean
}

function problem(status: number, { errors = {}, alert = null, values = null }: Partial<Problem>) {
  return data({ errors, alert, values } satisfies Problem, { status })
}

/** Keeps the details of a profile. */
export async function saveDetails(request: Request, form: FormData) {
  const t = translatorOf(request, profile)
  const values = typedDetails(form)
  const errors = detailFaults(form, { t, ta: translatorOf(request, auth) })
  if (Object.keys(errors).length > 0) {
    return problem(422, { errors, values })
  }
  try {
    await apiFor(request).auth.updateDetails({ body: bodyOf(values) })
    const headers = flash({ tone: 'success', text: t('profile.done') })
    return redirect('/dashboard/profile', { headers })
  } catch (error) {
    const { status, ...rest } = refusal(error, t('profile.failed'))
    return problem(status, { ...rest, values })
  }
}

/** Changes the password; the API ends all other sessions and gives this browser a fresh one. */
export async function changePassword(request: Request, form: FormData) {
  const t = translatorOf(request, passwords)
  const errors = passwordFaults(form, t)
  if (Object.keys(errors).length > 0) {
    return problem(422, { errors })
  }
  const { api, cookies } = apiWithCookies(request)
  const body = {
    currentPassword: String(form.get('currentPassword')),
    newPassword: String(form.get('newPassword')),
  }
  try {
    await api.auth.updatePassword({ body })
    const headers = flash({ tone: 'success', text: t('passwords.change.done') }, cookies)
    return redirect('/dashboard/profile', { headers })
  } catch (error) {
    const { status, ...rest } = refusal(error, t('passwords.change.failed'))
    return problem(status, rest)
  }
}

/** Room for the picture's surroundings in a form, in bytes. */
const FORM_MARGIN = 64 * 1024

/** Takes the picture of a browser without scripts; others send theirs to the API themselves. */
export async function uploadAvatar(request: Request) {
  const t = translatorOf(request, profile)
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= MAX_PHOTO_BYTES + FORM_MARGIN)) {
    return problem(413, { errors: { avatar: t('profile.picture.size') } })
  }
  const form = await request.formData()
  const picture = form.get('avatar')
  if (!(picture instanceof File) || picture.size === 0) {
    return problem(422, { errors: { avatar: t('profile.picture.type') } })
  }
  const body = new FormData()
  body.set('avatar', picture, picture.name)
  try {
    // The client's types do not know that this call takes a form.
    await apiFor(request).auth.uploadAvatar({ body } as never)
    const headers = flash({ tone: 'success', text: t('profile.picture.done') })
    return redirect('/dashboard/profile', { headers })
  } catch (error) {
    const { status, alert, errors } = refusal(error, t('profile.picture.failed'))
    return problem(status, { errors: { avatar: errors.avatar ?? alert ?? '' } })
  }
}

function refusal(error: unknown, fallback: string) {
  if (!(error instanceof ApiFailure)) {
    throw error
  }
  const { status, fields: errors, message } = error
  return { status, errors, alert: error.errors.length > 0 ? null : message || fallback }
}
