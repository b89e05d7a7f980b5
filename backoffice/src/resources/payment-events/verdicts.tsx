import { useTranslation } from 'react-i18next'
import type { PaymentEvent } from '../../api/types'
import { Tag, type Tone } from '../../components/tag'

type Verdict = PaymentEvent['verdict']

/** In the order of the filter; the API knows no others. */
const TONES: Record<Verdict, Tone> = {
  heard: 'acacia',
  otherAmount: 'laterite',
  otherAttempt: 'laterite',
  unknown: 'laterite',
  unsigned: 'laterite',
  unreadable: 'laterite',
  disputed: 'laterite',
}

export const VERDICTS = Object.keys(TONES) as Verdict[]

export const GATEWAYS = ['mpesa', 'paystack'] as const

/** What became of it: believed and applied, waiting for its gateway, or refused and why. */
export function VerdictTag({ event }: { event: PaymentEvent }) {
  const { t } = useTranslation()
  const { isWaiting, verdict } = event
  return isWaiting ? (
    <Tag tone="sun">{t('gatewayMessages.waiting')}</Tag>
  ) : (
    <Tag tone={TONES[verdict]}>{t(`gatewayMessages.verdicts.${verdict}`)}</Tag>
  )
}
