import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCheckedForm } from '~/components/checked-form'
import { Checkbox, TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { PasswordField } from '~/components/password-field'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useAsking } from '~/components/use-asking'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import passwords from '~/locales/en/passwords.json'
import twoFactor from '~/locales/en/two-factor.json'
import { signInSchema } from '../schemas'
import { useReturning } from '../use-returning'
import { SecondFactor } from './second-factor'
import type { SignInAnswer } from './sign-in.server'

interface SignInFormProps {
  answer: SignInAnswer | undefined
  account: { email: string; password: string } | null
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-acacia underline underline-offset-4'

/**
 * E-mail and password, then a code where enabled. Both are sent together: the password stays in its
 * hidden field, and is typed again without scripts.
 */
export function SignInForm({ answer, account }: SignInFormProps) {
  const t = useText(auth)
  const tf = useText(twoFactor)
  const { pathname, search } = useLocation()
  const { form, errors } = useCheckedForm(signInSchema(t), answer?.errors)
  const [typedHere, setTypedHere] = useState(false)
  const asked = answer?.secondFactor ?? false
  const asking = useAsking(answer)
  const tucked = asked && typedHere && !errors.email && !errors.password

  return (
    <PostForm
      replace
      unsent={answer?.unsent}
      {...form}
      onSubmit={(event) => {
        form.onSubmit(event)
        setTypedHere(true)
      }}
      className="grid gap-5"
    >
      {answer?.alert && <FormAlert>{answer.alert}</FormAlert>}
      <div className={tucked ? 'hidden' : 'grid gap-5'}>
        {asked && !tucked && <p className="font-medium">{tf('twoFactor.signIn.again')}</p>}
        <TextField
          name="email"
          type="email"
          label={t('auth.email')}
          defaultValue={account?.email ?? answer?.values.email}
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
        <RememberMe chosen={answer?.values.rememberMe} />
      </div>
      {asked && <SecondFactor key={asking} errors={errors} />}
      <SubmitButton size="lg">{t('auth.login.submit')}</SubmitButton>
      {asked && (
        <Link to={pathname + search} reloadDocument className={`${LINK} justify-self-start`}>
          {tf('twoFactor.signIn.restart')}
        </Link>
      )}
    </PostForm>
  )
}

function RememberMe({ chosen }: { chosen: boolean | undefined }) {
  const t = useText(auth)
  const tp = useText(passwords)
  const returning = useReturning()

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Checkbox name="rememberMe" label={t('auth.login.remember')} defaultChecked={chosen} />
      <Link to={returning('/forgot-password')} className={LINK}>
        {tp('passwords.forgot.link')}
      </Link>
    </div>
  )
}
