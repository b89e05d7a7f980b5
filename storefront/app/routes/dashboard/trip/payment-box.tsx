import { Link } from 'react-router'
import type { Booking } from '~/api/types'
import { Badge, type BadgeTone } from '~/components/badge'
import { LinkButton } from '~/components/button'
import { FormAlert } from '~/components/form-alert'
import { Price } from '~/components/price'
import { useText } from '~/i18n/use-text'
import payment from '~/locales/en/payment.json'
import type { Attempt } from '../load-payment.server'
import { usePaymentWatch } from './use-payment-watch'

/** The same colours as a booking's status (docs: how it looks). */
const tones: Record<Booking['paymentStatus'], BadgeTone> = {
  unpaid: 'sun',
  pending: 'ocean',
  paid: 'acacia',
  refunding: 'ocean',
  refunded: 'neutral',
}

/** A trip's payment status and the link to pay, if any. */
export function PaymentBox({ booking, attempt }: { booking: Booking; attempt: Attempt | null }) {
  const t = useText(payment)
  usePaymentWatch(booking.paymentStatus === 'pending')
  const { paymentStatus, paysHost, waysToPay } = booking
  const payable = waysToPay.length > 0
  if (paysHost) {
    return <PayHost booking={booking} />
  }
  if (paymentStatus === 'unpaid' && !payable) {
    return null
  }

  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="flex flex-wrap items-center justify-between gap-3 text-base text-muted">
        {t('payment.box')}
        <Badge tone={tones[paymentStatus]}>{t(`payment.status.${paymentStatus}`)}</Badge>
      </h2>
      <p role="status">
        {t(`payment.says.${paymentStatus}`, {
          host: booking.host.firstName,
          status: booking.status,
        })}
      </p>
      {attempt?.failure && <FormAlert quiet>{attempt.failure}</FormAlert>}
      {payable && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="grid">
            <span className="text-sm text-muted">{t('payment.amount')}</span>
            <strong className="font-display text-xl">
              <Price amount={booking.totalAmount} currency={booking.currency} />
            </strong>
          </p>
          <LinkButton to={`/dashboard/bookings/${booking._id}/pay`} tone="signal">
            {t('payment.open')}
          </LinkButton>
        </div>
      )}
      {attempt?.canSendAgain && booking.actions.includes('cancel') && (
        <LinkButton to={`/dashboard/bookings/${booking._id}/pay`} tone="quiet">
          {t('payment.sendAgain')}
        </LinkButton>
      )}
      {paymentStatus === 'pending' && (
        <Link
          to={`/dashboard/bookings/${booking._id}`}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-acacia underline underline-offset-4"
        >
          {t('payment.lookAgain')}
        </Link>
      )}
    </section>
  )
}

/** Nothing is paid online: whether the guest has paid is between the two. */
function PayHost({ booking }: { booking: Booking }) {
  const t = useText(payment)
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-base text-muted">{t('payment.box')}</h2>
      <p>{t('payment.host', { host: booking.host.firstName })}</p>
      <p className="grid">
        <span className="text-sm text-muted">{t('payment.amount')}</span>
        <strong className="font-display text-xl">
          <Price amount={booking.totalAmount} currency={booking.currency} />
        </strong>
      </p>
    </section>
  )
}
