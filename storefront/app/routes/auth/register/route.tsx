import { data, redirect } from 'react-router'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { FormNote } from '~/components/form-alert'
import { flash } from '~/flash.server'
import { checkForm, typedIn } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import { answerWhenOffline } from '~/answer-offline'
import auth from '~/locales/en/auth.json'
import common from '~/locales/en/common.json'
import { typedPhone } from '@makao/shared/phones'
import { readForm } from '~/read-form.server'
import { returnPath } from '~/session.server'
import { AuthHeading, SwitchForm } from '../auth-heading'
import { draftFields } from '../draft'
import { registrationSchema } from '../schemas'
import { readPending, rememberPending } from '../pending.server'
import { ResumeLink } from '../resume-link'
import { RegistrationForm, type RegisterAnswer } from './registration-form'
import type { Route } from './+types/route'

export async function loader({ request, url }: Route.LoaderArgs) {
  const role = url.searchParams.get('role') === 'host' ? 'host' : 'guest'
  const roleIsAsked = url.searchParams.has('role')
  const pending = await readPending(request)
  return { pending: pending?.email ?? null, role, roleIsAsked }
}

export async function action({ request, url }: Route.ActionArgs) {
  const t = translatorOf(request, auth)
  const form = await readForm(request)
  const values = typedIn(form, draftFields)
  const { values: person, errors } = checkForm(registrationSchema(t), form)
  if (errors) {
    return data({ values, errors, alert: null }, { status: 422 })
  }
  const { firstName, lastName, email, role, password } = person
  try {
    const { data: registered } = await apiFor(request).auth.register({
      body: { firstName, lastName, email, phone: typedPhone(person.phone), role, password },
    })
    if (!registered?.email || !registered.userId) {
      return data({ values, errors: {}, alert: t('auth.register.incomplete') }, { status: 502 })
    }
    const headers = await rememberPending(registered)
    await flash({ tone: 'success', text: t('auth.register.done') }, headers)
    return redirect(verifyPath(url), { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.errors.length > 0 ? null : error.message || t('auth.register.failed')
    return data({ values, errors: error.fields, alert }, { status: error.status })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<RegisterAnswer>(serverAction, UNSENT)
}

const UNSENT: RegisterAnswer = { values: {}, errors: {}, alert: null, unsent: true }

const verifyPath = (url: URL) =>
  `/auth/verify?${new URLSearchParams({ returnTo: returnPath(url) })}`

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(auth)
  const tc = useText(common)

  return (
    <>
      <title>{`${t('auth.register.title')} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      <AuthHeading title={t('auth.register.title')} lead={t('auth.register.lead')} />
      {loaderData.pending && (
        <FormNote>
          {t('auth.register.pending', { email: loaderData.pending })}{' '}
          <ResumeLink>{t('auth.register.resume')}</ResumeLink>
        </FormNote>
      )}
      <RegistrationForm
        answer={actionData}
        role={loaderData.role}
        roleIsAsked={loaderData.roleIsAsked}
      />
      <SwitchForm text={t('auth.register.haveAccount')} />
    </>
  )
}
