import { useSearchParams } from 'react-router'
import { FormNote } from '~/components/form-alert'
import { demoAccount, demoAccounts } from '~/demo.server'
import { useText } from '~/i18n/use-text'
import { keptTyping } from '~/kept-typing'
import auth from '~/locales/en/auth.json'
import common from '~/locales/en/common.json'
import signInTexts from '~/locales/en/sign-in.json'
import twoFactor from '~/locales/en/two-factor.json'
import { requireVisitor, returnPath } from '~/session.server'
import { isFavouriteReason } from '~/sign-in-path'
import { AuthHeading, SwitchForm } from '../auth-heading'
import { DemoAccounts } from './demo-accounts'
import { SignInForm } from './sign-in-form'
import { signIn, type SignInAnswer } from './sign-in.server'
import type { Route } from './+types/route'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireVisitor(request, context)
  const role = url.searchParams.get('demo')
  return { demoAccounts, chosen: role, account: demoAccount(role) }
}

export async function action({ request, url }: Route.ActionArgs) {
  return signIn(request, returnPath(url))
}

/** The step that could not be sent is the one that stays. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return keptTyping<SignInAnswer>(serverAction, { ...UNSENT, secondFactor: form.has('otp') })
}

const UNSENT = {
  values: { email: '', rememberMe: false },
  errors: {},
  alert: null,
  at: 0,
  unsent: true,
}

/** Sign-in (specification §2.8), in two steps for whoever switched that on. */
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

/** What brought the visitor here. */
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
