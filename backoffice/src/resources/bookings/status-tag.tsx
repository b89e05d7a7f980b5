import { useTranslation } from 'react-i18next'
import type { BookingStatus } from '../../api/types'
import { Tag, type Tone } from '../../components/tag'

const TONES: Record<BookingStatus, Tone> = {
  'pending': 'sun',
  'confirmed': 'acacia',
  'checked-in': 'ocean',
  'checked-out': 'stone',
  'cancelled': 'laterite',
}

export const STATUSES = Object.keys(TONES) as BookingStatus[]

export function StatusTag({ status }: { status: BookingStatus }) {
  const { t } = useTranslation()
  return <Tag tone={TONES[status]}>{t(`bookings.status.${status}`)}</Tag>
}
