import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { momentOf } from '../../format/dates'
import { money, sums } from '../../format/money'
import { depositWord } from '../deposit-claims/claims'
import styles from './payment.module.css'

/** Payment status. Own stays are paid, and their receipts printed, in the storefront. */
export function Payment({ booking, own }: { booking: Booking; own: boolean }) {
  const { t } = useTranslation()
  const { differencesBack, paymentNotedAt, paymentStatus, paysHost } = booking
  const { onItsWay, wentBack } = differencesBack
  const said = paymentNotedAt
    ? t('bookings.payment.noted', { date: momentOf(paymentNotedAt) })
    : t(`bookings.payment.${paysHost ? 'paysHost' : paymentStatus}`)
  return (
    <div className={styles.payment}>
      <p>{t('bookings.show.payment', { said })}</p>
      {onItsWay.length > 0 && (
        <p>{t('bookings.payment.differenceDue', { amount: sums(onItsWay) })}</p>
      )}
      {wentBack.length > 0 && (
        <p>{t('bookings.payment.differenceSent', { amount: sums(wentBack) })}</p>
      )}
      <Lowered booking={booking} />
      <DepositText booking={booking} />
      {booking.waysToPay.length > 0 && (
        <Button type="primary" href={`/dashboard/bookings/${booking._id}/pay`}>
          {t('trips.pay')}
        </Button>
      )}
      {own && !paymentNotedAt && paymentStatus !== 'unpaid' && paymentStatus !== 'pending' && (
        <Button href={`/dashboard/bookings/${booking._id}/receipt`}>{t('trips.receipt')}</Button>
      )}
    </div>
  )
}

/** What the host asks less since the guest left early, and whether that has gone back. */
function Lowered({ booking: { currency, lowered, paymentNotedAt } }: { booking: Booking }) {
  const { t } = useTranslation()
  if (!lowered) {
    return null
  }
  const { amount, onItsWay, wentBack } = lowered
  if (onItsWay.length === 0 && wentBack.length === 0) {
    const text = paymentNotedAt ? 'byHost' : 'said'
    return <p>{t(`bookings.lower.${text}`, { amount: money(amount, currency) })}</p>
  }
  return (
    <>
      {onItsWay.length > 0 && <p>{t('bookings.lower.due', { amount: sums(onItsWay) })}</p>}
      {wentBack.length > 0 && <p>{t('bookings.lower.sent', { amount: sums(wentBack) })}</p>}
    </>
  )
}

/** Where the deposit stands. */
function DepositText({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { currency, deposit, depositClaim } = booking
  if (!deposit) {
    return null
  }
  const date = deposit.returnsAt ? momentOf(deposit.returnsAt) : ''
  const amount = sums([deposit.paid ?? { amount: deposit.amount, currency }])
  return <p>{t(`bookings.deposit.${depositWord(deposit, depositClaim)}`, { amount, date })}</p>
}

/** Payment status in a list: of agreed stays, and of others once money has moved. */
export function PaymentMark({ booking, className }: { booking: Booking; className?: string }) {
  const { t } = useTranslation()
  const { status, paymentStatus } = booking
  const isDue = status !== 'pending' && status !== 'cancelled'
  return isDue || paymentStatus !== 'unpaid' ? (
    <span className={className}>{t(`bookings.payment.${paymentStatus}`)}</span>
  ) : null
}
