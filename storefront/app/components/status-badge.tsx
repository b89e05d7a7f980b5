import type { BookingStatus } from '~/api/types'
import { useText } from '~/i18n/use-text'
import trips from '~/locales/en/trips.json'
import { Badge, type BadgeTone } from './badge'

/** The same colours as in the back office (docs: how it looks). */
const tones: Record<BookingStatus, BadgeTone> = {
  'pending': 'sun',
  'confirmed': 'acacia',
  'checked-in': 'ocean',
  'checked-out': 'neutral',
  'cancelled': 'laterite',
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const t = useText(trips)
  return <Badge tone={tones[status]}>{t(`trips.status.${status}`)}</Badge>
}
