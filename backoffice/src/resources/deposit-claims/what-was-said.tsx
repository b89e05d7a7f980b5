import { useTranslation } from 'react-i18next'
import type { Booking } from '../../api/types'
import { Facts } from '../../components/facts'
import { fullName } from '../../components/portrait'
import { WrittenText } from '../../components/written-text'
import { momentOf } from '../../format/dates'
import { money } from '../../format/money'

/** What a host asks for of a deposit, what host and guest say of it, and what was decided. */
export function WhatWasSaid({ booking }: { booking: Booking }) {
  const { t } = useTranslation()
  const { currency, deposit, depositClaim: claim, guest, host } = booking
  if (!claim) {
    return null
  }
  const { amount, answer, createdAt, decision, reason, status } = claim
  const isSilent = status === 'contested' && answer === null
  const answered = answer ? <WrittenText text={answer} /> : isSilent && t('depositClaims.noAnswer')

  return (
    <Facts
      facts={[
        {
          name: t('depositClaims.columns.amount'),
          value: t('depositClaims.amountOf', {
            amount: money(amount, currency),
            deposit: money(deposit?.amount ?? amount, currency),
          }),
        },
        { name: t('depositClaims.columns.day'), value: momentOf(createdAt) },
        {
          name: t('depositClaims.says', { name: fullName(host) }),
          value: <WrittenText text={reason} />,
        },
        ...(answered
          ? [{ name: t('depositClaims.says', { name: fullName(guest) }), value: answered }]
          : []),
        ...(decision
          ? [{ name: t('depositClaims.decision'), value: <WrittenText text={decision} /> }]
          : []),
      ]}
    />
  )
}
