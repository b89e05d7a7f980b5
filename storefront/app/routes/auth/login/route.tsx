import { useSearchParams } from 'react-router'
import { FormNote } from '~/components/form-alert'
import { demoAccount, demoAccounts } from '~/demo.server'
import { useText } from '~/i18n/use-text'
import { answerWhenOffline } from '~/answer-offline'
import { typedIn } from '~/form-schema'
import auth from '~/locales/en/auth.json'
import common from '~/locales/en/common.json'
import signInTexts from '~/locales/en/sign-in.json'
import twoFactor from '~/locales/en/two-factor.json'
import { returnPath } from '~/session.server'
import { isFavouriteReason } from '~/sign-in-path'
import { AuthHeading, SwitchForm } from '../auth-heading'
import { DemoAccounts } from './demo-accounts'
import { SignInForm } from './sign-in-form'
import { signIn, type SignInAnswer } from './sign-in.server'
import type { Route } from './+types/route'

export function loader({ url }: Route.LoaderArgs) {
  const role = url.searchParams.get('demo')
  return { demoAccounts, chosen: role, account: demoAccount(role) }
}

export async function action({ request, url }: Route.ActionArgs) {
  return signIn(request, returnPath(url))
}

/** Offline, the current step stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return answerWhenOffline<SignInAnswer>(serverAction, {
    ...UNSENT,
    values: { ...typedIn(form, ['email']), rememberMe: form.has('rememberMe') },
    secondFactor: form.has('otp'),
  })
}

const UNSENT = {
  errors: {},
  alert: null,
  at: 0,
  unsent: true,
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { account, chosen } = loaderData
  const t = useText(auth)
  const tc = useText(common)
  const tf = useText(twoFactor)
  const asked = actionData?.secondFactor ?? false

  return (
    <>
      <title>{`${t('auth.login.submit')} · ${tc('common.brand')}`}</title>
      <meta name="robots" content="noindex" />
      {asked ? (
        <AuthHeading title={tf('twoFactor.title')} lead={tf('twoFactor.signIn.lead')} />
      ) : (
        <>
          <AuthHeading title={t('auth.login.title')} lead={t('auth.login.lead')} />
          <Reason />
        </>
      )}
      <SignInForm key={chosen} answer={actionData} account={account} />
      {!asked && (
        <>
          <SwitchForm text={t('auth.login.noAccount')} />
          <DemoAccounts accounts={loaderData.demoAccounts} />
        </>
      )}
    </>
  )
}

/** Why the visitor was sent here. */
function Reason() {
  const t = useText(auth)
  const ts = useText(signInTexts)
  const [query] = useSearchParams()
  const reason = query.get('reason')

  if (reason === 'booking' || reason === 'expired') {
    return <FormNote>{t(`auth.login.reason.${reason}`)}</FormNote>
  }
  return isFavouriteReason(reason) && <FormNote>{ts(`signIn.reason.${reason}`)}</FormNote>
}
