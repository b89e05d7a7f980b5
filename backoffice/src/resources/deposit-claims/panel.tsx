import { Button } from 'antd'
import { HandCoins, Scale, Undo2, type LucideIcon } from 'lucide-react'
import { Suspense, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { later } from '../../components/later'
import { refocus } from '../../components/refocus'
import { momentOf } from '../../format/dates'
import { money } from '../../format/money'
import { useChosen } from '../../hooks/use-chosen'
import { Section } from '../bookings/section'
import { claimWord, mayAnswer, openSteps, type ClaimStep } from './claims'
import styles from './panel.module.css'
import { StatusTag } from './status-tag'
import { WhatWasSaid } from './what-was-said'

interface DialogProps {
  booking: Booking
  gone: () => void
}

const ICONS: Record<ClaimStep, LucideIcon> = {
  claimDeposit: HandCoins,
  withdrawClaim: Undo2,
  decideClaim: Scale,
}

const DIALOGS: Record<ClaimStep, ComponentType<DialogProps>> = {
  claimDeposit: later(() => import('./claim-dialog')),
  withdrawClaim: later(() => import('./withdraw-dialog')),
  decideClaim: later(() => import('./decide-dialog')),
}

/** What a host asks for of the deposit of a stay, and what may be done about it. */
export function DepositClaimPanel({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const [chosen, choose] = useChosen<{ booking: Booking; step: ClaimStep }>()
  const { depositClaim } = booking
  const steps = openSteps(booking)
  const Dialog = chosen && DIALOGS[chosen.step]

  function gone() {
    choose(null)
    refocus()
  }

  return (
    <>
      {(depositClaim || steps.length > 0) && (
        <Section title={t('depositClaims.section')}>
          {depositClaim ? (
            <>
              <Standing booking={booking} claim={depositClaim} />
              <WhatWasSaid booking={booking} />
            </>
          ) : (
            <p>{t('depositClaims.hint')}</p>
          )}
          <div className={styles.steps}>
            {steps.map((step) => {
              const Icon = ICONS[step]
              return (
                <Button
                  key={step}
                  type={step === 'decideClaim' ? 'primary' : 'default'}
                  icon={<Icon size={17} aria-hidden="true" />}
                  onClick={() => choose({ booking, step })}
                >
                  {t(`depositClaims.steps.${step}`)}
                </Button>
              )
            })}
            {mayAnswer(booking) && (
              <Button type="primary" href={`/dashboard/bookings/${booking._id}/claim`}>
                {t('depositClaims.steps.answer')}
              </Button>
            )}
          </div>
        </Section>
      )}
      {/* Beside the section: a step that is gone meanwhile takes no typed words with it. */}
      <Suspense fallback={null}>
        {Dialog && <Dialog key={chosen.turn} booking={chosen.booking} gone={gone} />}
      </Suspense>
    </>
  )
}

interface StandingProps {
  booking: Booking
  claim: NonNullable<Booking['depositClaim']>
}

function Standing({ booking: { currency }, claim }: StandingProps) {
  const { t } = useTranslation()
  const { amount, answerBy, endedAt, granted, status } = claim
  return (
    <p className={styles.state}>
      <StatusTag status={status} />
      {t(`depositClaims.standing.${claimWord(claim)}`, {
        claimed: money(amount, currency),
        granted: money(granted ?? 0, currency),
        date: momentOf(endedAt ?? answerBy),
      })}
    </p>
  )
}
