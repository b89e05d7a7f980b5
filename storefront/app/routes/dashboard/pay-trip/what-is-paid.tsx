import type { Booking } from '~/api/types'
import { Price } from '~/components/price'
import { PriceLines } from '~/components/price-lines'
import { StayDates } from '~/components/stay-dates'
import { useText } from '~/i18n/use-text'
import payment from '~/locales/en/payment.json'
import { DepositText } from '../deposit-text'

/** The price of the stay; of agreed dates that cost more also what was paid of it. */
export function WhatIsPaid({ booking }: { booking: Booking }) {
  const t = useText(payment)
  const { currency, dateChange, quote, totalAmount } = booking
  const isDifference = dateChange?.isAgreed

  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      {isDifference && (
        <h2 className="text-lg">
          <StayDates checkIn={dateChange.checkIn} checkOut={dateChange.checkOut} />
        </h2>
      )}
      <PriceLines quote={isDifference ? dateChange.quote : quote} charged />
      {!isDifference && <DepositText booking={booking} />}
      {isDifference && (
        <dl className="grid grid-cols-[1fr_auto] gap-2 border-t border-line pt-3">
          <dt>{t('payment.paidBefore')}</dt>
          <dd className="text-end">
            <Price amount={totalAmount} currency={currency} />
          </dd>
          <dt className="font-semibold">{t('payment.difference')}</dt>
          <dd className="text-end font-semibold">
            <Price amount={dateChange.difference} currency={currency} />
          </dd>
        </dl>
      )}
    </section>
  )
}
