import { data, redirect } from 'react-router'
import { alertWhenOffline, type StepProblem } from '~/alert-when-offline'
import { apiFor } from '~/api.server'
import { ApiFailure } from '~/api/api-failure'
import { flash } from '~/flash.server'
import { translatorOf } from '~/i18n/texts.server'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { ConfirmStep } from '../confirm-step'
import { Abilities } from '../helping/abilities'
import type { Route } from './+types/route'

const HELPING = '/dashboard/helping'

export async function loader({ request, params }: Route.LoaderArgs) {
  const { data: mine } = await apiFor(request).helping.show({})
  const isIt = ({ _id }: { _id: number }) => String(_id) === params.id
  const place = mine.places.find(isIt)
  const help = place ?? mine.invitations.find(isIt)
  if (!help) {
    throw redirect(HELPING)
  }
  return { help, what: place ? ('leave' as const) : ('decline' as const) }
}

export async function action({ request, params }: Route.ActionArgs) {
  const t = translatorOf(request, helping)
  try {
    await apiFor(request).helping.leave({ params: { id: params.id } })
    const headers = await flash({ tone: 'success', text: t('helping.left') })
    return redirect(HELPING, { headers })
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      throw error
    }
    const alert = error.message || t('helping.stepFailed')
    return data<StepProblem>({ alert }, { status: error.status })
  }
}

export const clientAction = alertWhenOffline

/** Ends one's own help, or declines to begin it. */
export default function LeaveHelping({ loaderData, actionData }: Route.ComponentProps) {
  const { help, what } = loaderData
  const t = useText(helping)
  const names = { property: help.property.title, host: help.host.firstName }

  return (
    <ConfirmStep
      title={t(`helping.${what}.title`, names)}
      effect={t(`helping.${what}.effect`, names)}
      keep={{ to: HELPING, label: t(`helping.${what}.keep`) }}
      submit={t(`helping.${what}.submit`)}
      problem={actionData}
    >
      <Abilities of={help} />
    </ConfirmStep>
  )
}
