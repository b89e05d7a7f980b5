import { nightsFreed } from '@makao/shared/nights-freed'
import { redirect } from 'react-router'
import { alertWhenOffline } from '~/alert-when-offline'
import { StayDates } from '~/components/stay-dates'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { ConfirmStep } from '../confirm-step'
import { loadHelpedStay } from '../load-helped-stay.server'
import { takeHelpedStep } from '../take-helped-step.server'
import type { Route } from './+types/route'

const HERE = '/dashboard/helping?status=checked-in'

export async function loader({ request, params: { id } }: Route.LoaderArgs) {
  const stay = await loadHelpedStay(request, id, { status: 'checked-in', step: 'checkOut' })
  const freed = nightsFreed(stay)
  if (!freed) {
    throw redirect(HERE)
  }
  return { stay, freed }
}

export const action = ({ request, params: { id } }: Route.ActionArgs) =>
  takeHelpedStep(request, id, 'checkOut')

export const clientAction = alertWhenOffline

/** Checks a guest out before the stay ends, which frees its other nights. */
export default function LeaveEarly({ loaderData, actionData }: Route.ComponentProps) {
  const { stay, freed } = loaderData
  const t = useText(helping)

  return (
    <ConfirmStep
      title={t('helping.early.title', { name: stay.guest.firstName })}
      effect={t('helping.early.effect')}
      keep={{ to: HERE, label: t('helping.early.keep') }}
      submit={t('helping.steps.checkOut')}
      problem={actionData}
    >
      <p className="text-lg font-semibold">
        <StayDates checkIn={freed.from} checkOut={freed.to}>
          {stay.property.title}
        </StayDates>
      </p>
    </ConfirmStep>
  )
}
