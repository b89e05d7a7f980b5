import { useTranslation } from 'react-i18next'
import type { PayoutStatus } from '../../api/types'
import { Tag, type Tone } from '../../components/tag'

const TONES: Record<PayoutStatus, Tone> = {
  due: 'sun',
  approved: 'ocean',
  sent: 'ocean',
  paid: 'acacia',
  failed: 'laterite',
  writtenOff: 'stone',
}

export const STATUSES = Object.keys(TONES) as PayoutStatus[]

export function StatusTag({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation()
  return <Tag tone={TONES[status]}>{t(`payouts.status.${status}`)}</Tag>
}
