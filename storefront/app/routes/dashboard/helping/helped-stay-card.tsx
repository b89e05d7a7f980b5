import { nightsFreed } from '@makao/shared/nights-freed'
import { Phone } from 'lucide-react'
import type { HelpedStay } from '~/api/types'
import { LinkButton } from '~/components/button'
import { StatusBadge } from '~/components/status-badge'
import { StayDates } from '~/components/stay-dates'
import { StepForm } from '~/components/step-form'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { useToday } from '~/use-today'
import { ManagerSteps } from './manager-steps'

const STEPS = ['checkIn', 'checkOut', 'undoCheckIn', 'undoCheckOut'] as const

/** A guest to meet: who, when and how many, and the steps that are due. */
export function HelpedStayCard({ stay }: { stay: HelpedStay }) {
  const t = useText(helping)
  const today = useToday()
  const { _id: id, actions, checkIn, checkOut, departedOn, guest, guests, property } = stay
  const name = `${guest.firstName} ${guest.lastName}`.trim()
  const steps = STEPS.filter((step) => actions.includes(step))

  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{name}</h3>
        <StatusBadge status={stay.status} />
      </header>
      <p>
        <StayDates checkIn={checkIn} checkOut={departedOn ?? checkOut}>
          {t('helping.guests', { ...guests, count: guests.pets })}
        </StayDates>
      </p>
      <p className="text-muted">
        {property.title}, {property.city}. {stay.times}
      </p>
      {guest.phone && (
        <p>
          <a
            href={`tel:${guest.phone}`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-acacia hover:underline"
          >
            <Phone aria-hidden size={18} />
            {guest.phone}
          </a>
        </p>
      )}
      {stay.specialRequests && (
        <p className="whitespace-pre-line rounded-md bg-sunken px-4 py-3">{stay.specialRequests}</p>
      )}
      <ManagerSteps stay={stay} />
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {steps.map((step) => {
            const label = t(`helping.steps.${step}`)
            const path = `/dashboard/helping/stays/${id}`
            return step === 'checkOut' && nightsFreed(stay, today) ? (
              <LinkButton key={step} to={`${path}/early`} aria-label={`${label}: ${name}`}>
                {label}
              </LinkButton>
            ) : (
              <StepForm key={step} action={`${path}/${step}`}>
                <SubmitButton
                  action={`${path}/${step}`}
                  tone={step.startsWith('undo') ? 'quiet' : 'primary'}
                  aria-label={`${label}: ${name}`}
                >
                  {label}
                </SubmitButton>
              </StepForm>
            )
          })}
        </div>
      )}
    </article>
  )
}
