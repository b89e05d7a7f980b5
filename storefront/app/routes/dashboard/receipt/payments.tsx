import { formatDate } from '@makao/shared/dates'
import type { ReactNode } from 'react'
import type { Currency, Receipt } from '~/api/types'
import { Price } from '~/components/price'
import { useLanguage, useText } from '~/i18n/use-text'
import receipts from '~/locales/en/receipt.json'
import { Facts } from './facts'

type Payment = Receipt['payments'][number]
type Fact = [name: string, value: ReactNode]

/** Each payment by its reference, and below them what goes back. */
export function Payments({ payments }: { payments: Payment[] }) {
  const t = useText(receipts)
  const refunds = payments.flatMap(({ currency, refunds: own }) =>
    own.map((refund) => ({ ...refund, currency }))
  )

  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('receipt.payments')}</h2>
        {payments.map((payment) => (
          <Box key={payment.reference}>
            <PaymentFacts payment={payment} />
          </Box>
        ))}
      </section>
      {refunds.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-xl">{t('receipt.refunds')}</h2>
          {refunds.map((refund, index) => (
            <Box key={refund.reference ?? index}>
              <RefundFacts refund={refund} />
            </Box>
          ))}
        </section>
      )}
    </>
  )
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useText(receipts)
  const { locale } = useLanguage()
  const { currency, depositKept, gateway, isForOtherDates, lost, paidAt, reference } = payment
  const ofIt = [
    { word: 'kept', amount: depositKept },
    { word: 'lost', amount: lost },
  ] as const

  return (
    <Facts
      facts={[
        [t('receipt.amount'), <Amount key="amount" of={payment} currency={currency} />],
        [
          t('receipt.way'),
          isForOtherDates
            ? `${t(`receipt.way.${gateway}`)} · ${t('receipt.otherDates')}`
            : t(`receipt.way.${gateway}`),
        ],
        [t('receipt.paidAt'), formatDate(paidAt, locale)],
        [t('receipt.reference'), reference],
        ...ofIt
          .filter(({ amount }) => amount > 0)
          .map(({ amount, word }): Fact => [
            t(`receipt.${word}`),
            <Price key={word} amount={amount} currency={currency} />,
          ]),
      ]}
    />
  )
}

type Refund = Payment['refunds'][number] & { currency: Currency }

function RefundFacts({ refund }: { refund: Refund }) {
  const t = useText(receipts)
  const { locale } = useLanguage()
  const { currency, isMade, reason, reference, sentAt } = refund

  return (
    <Facts
      facts={[
        [t('receipt.amount'), <Amount key="amount" of={refund} currency={currency} />],
        [t('receipt.reason'), t(`receipt.reason.${reason}`)],
        [t('receipt.sentAt'), sentAt ? formatDate(sentAt, locale) : t('receipt.onItsWay')],
        ...(isMade ? [[t('receipt.reference'), reference ?? t('receipt.unlisted')] as Fact] : []),
      ]}
    />
  )
}

interface AmountProps {
  of: { amount: number; deposit: number }
  currency: Currency
}

function Amount({ of: { amount, deposit }, currency }: AmountProps) {
  const t = useText(receipts)

  return (
    <>
      <strong>
        <Price amount={amount} currency={currency} />
      </strong>
      {deposit > 0 && deposit < amount && (
        <span className="block text-sm text-muted">
          {t('receipt.ofDeposit')} <Price amount={deposit} currency={currency} />
        </span>
      )}
    </>
  )
}

function Box({ children }: { children: ReactNode }) {
  return <div className="rounded-lg border border-line bg-surface p-5">{children}</div>
}
