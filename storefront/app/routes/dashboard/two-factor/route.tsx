import { useState } from 'react'
import { answerWhenOffline } from '~/answer-offline'
import { BackLink } from '~/components/back-link'
import { FormAlert } from '~/components/form-alert'
import { useAsking } from '~/components/use-asking'
import { userContext } from '~/guards.server'
import { useText } from '~/i18n/use-text'
import common from '~/locales/en/common.json'
import twoFactor from '~/locales/en/two-factor.json'
import { apiFor } from '~/api.server'
import { readForm } from '~/read-form.server'
import { RecoveryCodes } from './recovery-codes'
import { Setup } from './setup'
import { confirmSetup, endTwoFactor, startSetup, type TwoFactorAnswer } from './steps.server'
import { TurnOff } from './turn-off'
import { Intro } from './intro'
import type { Route } from './+types/route'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const { data: settings } = await apiFor(request).settings.show({})
  return { on: settings.security.twoFactorEnabled, email: user.email }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'confirm':
      return confirmSetup(request, form)
    case 'end':
      return endTwoFactor(request, form)
    default:
      return startSetup(request, form)
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerWhenOffline<TwoFactorAnswer>(serverAction, UNSENT)
}

const UNSENT: TwoFactorAnswer = {
  setup: null,
  codes: null,
  errors: {},
  alert: null,
  at: 0,
  unsent: true,
}

/** Two-factor sign-in (decisions, §2.14). */
export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(twoFactor)
  const tc = useText(common)
  const { setup = null, codes = null, errors = {} } = useLastAnswer(actionData) ?? {}
  const asking = useAsking(actionData)
  const { unsent = false, alert = null } = actionData ?? {}
  const title = t(codes ? 'twoFactor.codes.title' : 'twoFactor.title')

  return (
    <div className="grid max-w-2xl gap-6">
      <title>{`${title} · ${tc('common.brand')}`}</title>
      <BackLink to="/dashboard/settings">{t('twoFactor.settings')}</BackLink>
      <h1 className="text-3xl">{title}</h1>
      {alert && !unsent && <FormAlert>{alert}</FormAlert>}
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && loaderData.on && <TurnOff email={loaderData.email} {...{ errors, unsent }} />}
      {!codes && !loaderData.on && setup && (
        <Setup key={asking} setup={setup} {...{ errors, unsent }} />
      )}
      {!codes && !loaderData.on && !setup && (
        <Intro email={loaderData.email} {...{ errors, unsent }} />
      )}
    </div>
  )
}

/** What was answered last: a try that did not get through leaves the step it was made at. */
function useLastAnswer(answer: TwoFactorAnswer | undefined) {
  const [last, setLast] = useState(answer)
  const next = answer?.at === UNSENT.at ? last : answer
  if (next !== last) {
    setLast(next)
  }
  return next
}
