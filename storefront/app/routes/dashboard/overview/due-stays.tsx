import type { Booking } from '~/api/types'
import { useText } from '~/i18n/use-text'
import dashboard from '~/locales/en/dashboard.json'
import trips from '~/locales/en/trips.json'
import { PayBy } from '../pay-by'
import { StaysToAct } from './stays-to-act'

/** Agreed stays that are not paid yet, the next one first. */
export function DueStays({ due }: { due: Booking[] }) {
  const t = useText(dashboard)
  const tt = useText(trips)
  return (
    <StaysToAct
      id="due"
      title={t('dashboard.due')}
      stays={due.filter(({ waysToPay }) => waysToPay.length > 0)}
      amountOf={({ amountDue }) => amountDue}
      until={({ payBy }) => <PayBy payBy={payBy} counts />}
      act={tt('trips.pay')}
      path="pay"
    />
  )
}
