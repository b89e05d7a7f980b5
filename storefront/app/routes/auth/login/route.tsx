import { data, Form, Link, redirect, useSearchParams } from 'react-router'
import { apiWithCookies } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import type { User } from '~/api/types'
import { useCheckedForm } from '~/components/checked-form'
import { Checkbox, TextField } from '~/components/field'
import { FormAlert, FormNote } from '~/components/form-alert'
import { PasswordField } from '~/components/password-field'
import { SubmitButton } from '~/components/submit-button'
import { demoAccount, demoAccounts } from '~/demo.server'
import { flash } from '~/flash.server'
import { adoptOwnLanguage } from '~/i18n/own-language.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import common from '~/locales/en/common.json'
import passwords from '~/locales/en/passwords.json'
import signIn from '~/locales/en/sign-in.json'
import { redirectAs, requireVisitor, returnPath } from '~/session.server'
import { isFavouriteReason } from '~/sign-in-path'
import { AuthHeading, SwitchForm } from '../auth-heading'
import { loginFaults, textOf } from '../faults'
import { rememberPending } from '../pending.server'
import { DemoAccounts } from './demo-accounts'
import type { Route } from './+types/route'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireVisitor(request, context)
  const role = url.searchParams.get('demo')
  return { demoAccounts, chosen: role, account: demoAccount(role) }
}

/** Signs in (specification §2.8) and goes on to where the visitor was going. */
export async function action({ request, url }: Route.ActionArgs) {
  const t = translatorOf(request, auth)
  const form = await request.formData()
  const email = textOf(form, 'email')
  const values = { email, rememberMe: form.has('rememberMe') }
  const errors = loginFaults(form, t)
  if (Object.keys(errors).length > 0) {
    return data({ values, errors, alert: null }, { status: 422 })
  }
  const { api, cookies } = apiWithCookies(request)
  const to = returnPath(url)
  try {
    const { data: session } = await api.auth.login({
      body: { ...values, password: String(form.get('password')) },
    })
    const user = session.user as User
    await adoptOwnLanguage(request, cookies)
    const text = t('auth.login.welcome', { firstName: user.firstName })
    return redirectAs(user, to, flash({ tone: 'success', text }, cookies))
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    if (error.code === 'E_EMAIL_NOT_VERIFIED') {
      const headers = flash(
        { tone: 'error', text: error.message },
        rememberPending(request, { email })
      )
      throw redirect(`/auth/verify?${new URLSearchParams({ returnTo: to })}`, { headers })
    }
    const alert = error.errors.length > 0 ? null : error.message
    return data({ values, errors: error.fields, alert }, { status: error.status })
  }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { account, chosen } = loaderData
  const t = useText(auth)
  const tc = useText(common)
  const tp = useText(passwords)
  const ts = useText(signIn)
  const [query] = useSearchParams()
  const { form, errors } = useCheckedForm((sent) => loginFaults(sent, t), actionData?.errors)
  const reason = query.get('reason')

  return (
    <>
      <title>{`${t('auth.login.submit')} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      <AuthHeading title={t('auth.login.title')} lead={t('auth.login.lead')} />
      {(reason === 'booking' || reason === 'expired') && (
        <FormNote>{t(`auth.login.reason.${reason}`)}</FormNote>
      )}
      {isFavouriteReason(reason) && <FormNote>{ts(`signIn.reason.${reason}`)}</FormNote>}
      <Form method="post" replace {...form} key={chosen} className="grid gap-5">
        {actionData?.alert && <FormAlert>{actionData.alert}</FormAlert>}
        <TextField
          name="email"
          type="email"
          label={t('auth.email')}
          defaultValue={account?.email ?? actionData?.values.email}
          error={errors.email}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          required
        />
        <PasswordField
          name="password"
          label={t('auth.password')}
          defaultValue={account?.password}
          error={errors.password}
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            name="rememberMe"
            label={t('auth.login.remember')}
            defaultChecked={actionData?.values.rememberMe}
          />
          <Link
            to="/forgot-password"
            className="inline-flex min-h-11 items-center font-semibold text-acacia underline underline-offset-4"
          >
            {tp('passwords.forgot.link')}
          </Link>
        </div>
        <SubmitButton size="lg">{t('auth.login.submit')}</SubmitButton>
      </Form>
      <SwitchForm text={t('auth.login.noAccount')} />
      <DemoAccounts accounts={loaderData.demoAccounts} />
    </>
  )
}
