import { useTranslation } from 'react-i18next'
import type { DepositClaim } from '../../api/types'
import { Tag, type Tone } from '../../components/tag'

type Status = DepositClaim['status']

const TONES: Record<Status, Tone> = {
  contested: 'laterite',
  open: 'sun',
  accepted: 'acacia',
  decided: 'stone',
  withdrawn: 'stone',
  lapsed: 'stone',
}

/** What waits for an admin first. */
export const STATUSES = Object.keys(TONES) as Status[]

export function StatusTag({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Tag tone={TONES[status]}>{t(`depositClaims.status.${status}`)}</Tag>
}
