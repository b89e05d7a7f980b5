import { useTranslation } from 'react-i18next'
import type { Discrepancy } from '../../api/types'
import { Tag, type Tone } from '../../components/tag'

type Kind = Discrepancy['kind']
type Status = Discrepancy['status']

/** In the order of the filter; the API knows no others. */
const EVERY_KIND: Record<Kind, true> = {
  unmatched: true,
  missing: true,
  wrongAmount: true,
  wrongCurrency: true,
  double: true,
  unknownReference: true,
  noReceipt: true,
  otherAttempt: true,
  disputed: true,
  unsigned: true,
  unreadable: true,
  refundByHand: true,
}

export const KINDS = Object.keys(EVERY_KIND) as Kind[]

/** Where differences are found. */
export const SOURCES: Discrepancy['source'][] = ['list', 'message', 'statement']

const TONES: Record<Status, Tone> = {
  open: 'laterite',
  mended: 'acacia',
  booked: 'stone',
  resolved: 'stone',
}

export const STATUSES = Object.keys(TONES) as Status[]

export function DiscrepancyTag({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Tag tone={TONES[status]}>{t(`discrepancies.status.${status}`)}</Tag>
}
