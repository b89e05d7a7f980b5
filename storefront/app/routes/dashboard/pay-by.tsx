import { formatMoment } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import payment from '~/locales/en/payment.json'
import { useMinutesLeft } from '~/use-minutes-left'
import { useToday } from '~/use-today'

interface PayByProps {
  payBy: string | null
  /** With what is left of the time. */
  counts?: boolean
}

/** Until when a stay is to be paid, in Nairobi's time; nothing where there is no such moment. */
export function PayBy({ payBy, counts = false }: PayByProps) {
  const t = useText(payment)
  const { locale } = useLanguage()
  const today = useToday()
  if (!payBy) {
    return null
  }
  const time = formatMoment(payBy, locale, today)
  return (
    <span className="block text-sm font-medium text-muted">
      <time dateTime={payBy}>{t('payment.payBy', { time })}</time>
      {counts && <TimeLeft until={payBy} />}
    </span>
  )
}

const HOUR = 60
const DAY = 24 * HOUR

/** For eyes alone, as the moment is said; its line is there before its words are. */
function TimeLeft({ until }: { until: string }) {
  const t = useText(payment)
  const left = Math.max(0, useMinutesLeft(until) ?? 0)
  const days = Math.floor(left / DAY)
  const text =
    days > 1
      ? t('payment.leftDays', { days, hours: Math.floor((left % DAY) / HOUR) })
      : t('payment.leftHours', { hours: Math.floor(left / HOUR), minutes: left % HOUR })

  return (
    <span aria-hidden className="tabular block min-h-[1lh]">
      {left > 0 && text}
    </span>
  )
}
