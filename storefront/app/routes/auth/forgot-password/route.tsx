import { data, href, redirect } from 'react-router'
import { answerWhenOffline } from '~/answer-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { useCheckedForm } from '~/components/checked-form'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { flash } from '~/flash.server'
import { checkForm, typedIn, type Faults } from '~/form-schema'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import common from '~/locales/en/common.json'
import passwords from '~/locales/en/passwords.json'
import { readForm } from '~/read-form.server'
import { AuthHeading } from '../auth-heading'
import { BackToLogin } from '../back-to-login'
import { forgottenSchema } from '../schemas'
import { CheckYourEmail } from './check-your-email'
import { readAddress, rememberAddress } from './sent-to.server'
import type { Route } from './+types/route'

export async function loader({ request, url }: Route.LoaderArgs) {
  const address = await readAddress(request)
  return { address, sent: address !== null && url.searchParams.has('sent') }
}

/** Requests a link. The answer does not tell whether the account exists (contract). */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const { email } = typedIn(form, ['email'])
  const { errors } = checkForm(forgottenSchema(translatorOf(request, auth)), form)
  if (errors) {
    return data({ email, errors, alert: null }, { status: 422 })
  }
  const t = translatorOf(request, passwords)
  try {
    await apiFor(request).auth.forgotPassword({ body: { email } })
    const headers = await rememberAddress(email)
    await flash({ tone: 'success', text: t('passwords.forgot.done') }, headers)
    const query = new URLSearchParams(url.search)
    query.set('sent', '')
    return redirect(`${href('/auth/forgot-password')}?${query}`, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.errors.length > 0 ? null : error.message || t('passwords.forgot.failed')
    return data({ email, errors: error.fields, alert }, { status: error.status })
  }
}

interface ForgottenAnswer {
  email: string
  errors: Faults
  alert: string | null
  unsent?: boolean
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { email } = typedIn(await request.clone().formData(), ['email'])
  return answerWhenOffline<ForgottenAnswer>(serverAction, { ...UNSENT, email })
}

const UNSENT = { errors: {}, alert: null, unsent: true }

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(passwords)
  const tc = useText(common)
  const title = loaderData.sent ? t('passwords.forgot.sent.title') : t('passwords.forgot.title')

  return (
    <>
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      {loaderData.sent ? (
        <CheckYourEmail address={loaderData.address ?? ''} />
      ) : (
        <EmailForm answer={actionData} address={loaderData.address} />
      )}
      <BackToLogin />
    </>
  )
}

interface EmailFormProps {
  answer: ForgottenAnswer | undefined
  address: string | null
}

function EmailForm({ answer, address }: EmailFormProps) {
  const t = useText(passwords)
  const ta = useText(auth)
  const { form, errors } = useCheckedForm(forgottenSchema(ta), answer?.errors)

  return (
    <>
      <AuthHeading title={t('passwords.forgot.title')} lead={t('passwords.forgot.lead')} />
      <PostForm unsent={answer?.unsent} {...form} className="grid gap-5">
        {answer?.alert && <FormAlert>{answer.alert}</FormAlert>}
        <TextField
          name="email"
          type="email"
          label={ta('auth.email')}
          defaultValue={answer?.email ?? address ?? undefined}
          error={errors.email}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          required
        />
        <SubmitButton size="lg">{t('passwords.forgot.submit')}</SubmitButton>
      </PostForm>
    </>
  )
}
