import { isBeingPaid } from '@makao/shared/is-being-paid'
import { formatMoney, formatSums } from '@makao/shared/money'
import { Link } from 'react-router'
import type { Booking } from '~/api/types'
import { Badge, type BadgeTone } from '~/components/badge'
import { buttonClass, LinkButton } from '~/components/button'
import { FormAlert } from '~/components/form-alert'
import { Price } from '~/components/price'
import { useLanguage, useText } from '~/i18n/use-text'
import payment from '~/locales/en/payment.json'
import { DepositText } from '../deposit-text'
import type { Attempt } from '../load-payment.server'
import { PayBy } from '../pay-by'
import { says } from './payment-words'
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
  const { locale } = useLanguage()
  const isUnderWay = isBeingPaid(booking)
  usePaymentWatch(isUnderWay)
  const { payBy, paymentStatus, paysHost, waysToPay } = booking
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
        {t(booking.paymentNotedAt ? 'payment.noted' : `payment.says.${says(booking)}`, {
          host: booking.host.firstName,
          status: agreedBy(booking),
          amount: formatSums(booking.cancellation.back?.stay ?? [], locale),
        })}
      </p>
      <ReceiptLink booking={booking} />
      <DifferenceBack booking={booking} />
      <DepositText booking={booking} />
      {isUnderWay && attempt && <NextStep attempt={attempt} />}
      {payable && attempt?.failure && <FormAlert quiet>{attempt.failure}</FormAlert>}
      {payable && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="grid">
            <span className="text-sm text-muted">{t('payment.amount')}</span>
            <strong className="font-display text-xl">
              <Price amount={booking.amountDue} currency={booking.currency} />
            </strong>
            <PayBy payBy={payBy} counts />
          </p>
          <LinkButton to={`/dashboard/bookings/${booking._id}/pay`} tone="signal">
            {t('payment.open')}
          </LinkButton>
        </div>
      )}
      {attempt?.canSendAgain && booking.status !== 'cancelled' && (
        <LinkButton to={`/dashboard/bookings/${booking._id}/pay`} tone="quiet">
          {t(attempt.gateway === 'paystack' ? 'payment.startAgain' : 'payment.sendAgain')}
        </LinkButton>
      )}
      {isUnderWay && (
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

/** What goes or went back because the stay costs less on its new dates, or as its guest left early. */
function DifferenceBack({ booking }: { booking: Booking }) {
  const t = useText(payment)
  const { locale } = useLanguage()
  const { currency, differencesBack, lowered, paymentNotedAt } = booking
  const isByHost = lowered && paymentNotedAt
  const told = [
    ['differenceGoesBack', differencesBack.onItsWay],
    ['differenceWentBack', differencesBack.wentBack],
    ['lessGoesBack', lowered?.onItsWay ?? []],
    ['lessWentBack', lowered?.wentBack ?? []],
    ['lessByHost', isByHost ? [{ amount: lowered.amount, currency }] : []],
  ] as const
  return told
    .filter(([, sums]) => sums.length > 0)
    .map(([text, sums]) => (
      <p key={text}>{t(`payment.${text}`, { amount: formatSums(sums, locale) })}</p>
    ))
}

/** Who has agreed to the stay, and whether it has a time to pay. */
function agreedBy({ isInstant, payBy, status }: Booking) {
  if (isInstant && status === 'confirmed') {
    return payBy ? 'instantTimed' : 'instant'
  }
  return payBy ? 'timed' : status
}

/** What the payer does where it is not this page that they pay on. */
function NextStep({ attempt }: { attempt: Attempt }) {
  const t = useText(payment)
  const { gateway, instructions, redirectUrl } = attempt
  if (gateway === 'simulator') {
    return null
  }
  return (
    <>
      <p className="font-semibold">{instructions}</p>
      {gateway === 'mpesa' && <p className="text-sm text-muted">{t('payment.sendAgainAfter')}</p>}
      {redirectUrl && (
        <a href={redirectUrl} className={buttonClass({ tone: 'signal' }, 'sm:justify-self-start')}>
          {t('payment.goToPage')}
        </a>
      )}
    </>
  )
}

/** Nothing is paid online: whether the guest has paid is between the two. */
function PayHost({ booking }: { booking: Booking }) {
  const t = useText(payment)
  const { locale } = useLanguage()
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-base text-muted">{t('payment.box')}</h2>
      <p>
        {booking.aboveMpesa === null
          ? t('payment.host', { host: booking.host.firstName })
          : t('payment.aboveMpesaHost', {
              host: booking.host.firstName,
              most: formatMoney(booking.aboveMpesa, 'KES', locale),
            })}
      </p>
      <p className="grid">
        <span className="text-sm text-muted">{t('payment.amount')}</span>
        <strong className="font-display text-xl">
          <Price amount={booking.totalAmount} currency={booking.currency} />
        </strong>
      </p>
      <DepositText booking={booking} />
    </section>
  )
}

/** Of what was paid online. */
function ReceiptLink({ booking: { _id, paymentNotedAt, paymentStatus } }: { booking: Booking }) {
  const t = useText(payment)
  const isPaid = paymentStatus !== 'unpaid' && paymentStatus !== 'pending'
  if (!isPaid || paymentNotedAt) {
    return null
  }
  return (
    <p>
      <Link to={`/dashboard/bookings/${_id}/receipt`} className="text-ocean underline">
        {t('payment.receipt')}
      </Link>
    </p>
  )
}
