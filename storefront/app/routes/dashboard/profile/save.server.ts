import { data, href, redirect } from 'react-router'
import { apiFor, apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { type Faults, checkForm } from '~/form-schema'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import auth from '~/locales/en/auth.json'
import passwords from '~/locales/en/passwords.json'
import photos from '~/locales/en/photos.json'
import profile from '~/locales/en/profile.json'
import { bodyOf, changesIn, detailsSchema, typedDetails, type Details } from './details'
import { changeSchema } from '~/password-schemas'
import { takePictures } from '~/take-pictures.server'
import { AVATAR_FORM_BYTES } from '../../../../server/limits'
import { proofIn } from '../proof.server'
import { knownIn } from '../settings/choices'

/* The actions of the profile's three forms. */

/** The errors and the input, never a password. */
export interface Problem {
  errors: Faults
  alert: string | null
  /** What was changed; null when it stands in the form still. */
  values: Partial<Details> | null
  unsent?: boolean
}

function problem(status: number, { errors = {}, alert = null, values = null }: Partial<Problem>) {
  return data({ errors, alert, values } satisfies Problem, { status })
}

export async function saveDetails(request: Request, form: FormData) {
  const t = translatorOf(request, profile)
  const values = changesIn(typedDetails(form), knownIn(form))
  const { errors } = checkForm(detailsSchema({ t, ta: translatorOf(request, auth) }), form)
  if (errors) {
    return problem(422, { errors, values })
  }
  try {
    await apiFor(request).auth.updateDetails({ body: { ...bodyOf(values), ...proofIn(form) } })
    const headers = await flash({ tone: 'success', text: t('profile.done') })
    return redirect(href('/dashboard/profile'), { headers })
  } catch (error) {
    const { status, ...rest } = refusal(error, t('profile.failed'))
    return problem(status, { ...rest, values })
  }
}

/** Changes the password; the API ends other sessions and renews this one. */
export async function changePassword(request: Request, form: FormData) {
  const t = translatorOf(request, passwords)
  const { values, errors } = checkForm(changeSchema(t), form)
  if (errors) {
    return problem(422, { errors })
  }
  const { api, cookies } = apiWithCookies(request)
  const { currentPassword, newPassword } = values
  try {
    await api.auth.updatePassword({ body: { currentPassword, newPassword } })
    const headers = await flash({ tone: 'success', text: t('passwords.change.done') }, cookies)
    return redirect(href('/dashboard/profile'), { headers })
  } catch (error) {
    const { status, ...rest } = refusal(error, t('passwords.change.failed'))
    return problem(status, rest)
  }
}

/** Uploads the avatar of a browser without scripts. */
export async function uploadAvatar(request: Request, sender: number) {
  const t = translatorOf(request, profile)
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= AVATAR_FORM_BYTES)) {
    return problem(413, { errors: { avatar: t('profile.picture.size') } })
  }
  return takePictures(request, sender, (form, isWhole) => sendAvatar(request, form, isWhole))
}

async function sendAvatar(request: Request, form: FormData, isWhole: boolean) {
  const t = translatorOf(request, profile)
  if (!isWhole) {
    return problem(503, { errors: { avatar: translatorOf(request, photos)('photos.busy') } })
  }
  const picture = form.get('avatar')
  if (!(picture instanceof File) || picture.size === 0) {
    return problem(422, { errors: { avatar: t('profile.picture.type') } })
  }
  const body = new FormData()
  body.set('avatar', picture, picture.name)
  try {
    // The client's types do not know that this call takes a form.
    await apiFor(request).auth.uploadAvatar({ body } as never)
    const headers = await flash({ tone: 'success', text: t('profile.picture.done') })
    return redirect(href('/dashboard/profile'), { headers })
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
