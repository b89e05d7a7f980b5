import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { ChevronRight } from 'lucide-react'
import type { DepositClaim } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { fullName } from '../../components/portrait'
import { dayOf, stayDays } from '../../format/dates'
import { money } from '../../format/money'
import { HowItStands } from './how-it-stands'

export const pathOf = ({ booking }: DepositClaim) => `/payouts/claims/${booking._id}`

export function columns(t: TFunction): TableColumnsType<DepositClaim> {
  return [
    {
      key: 'booking',
      title: t('depositClaims.columns.booking'),
      render: (_, { booking: { checkIn, checkOut, property } }) => (
        <>
          <span className={cells.strong}>{property}</span>
          <span className={cells.soft}>{stayDays(checkIn, checkOut)}</span>
        </>
      ),
    },
    {
      key: 'host',
      title: t('bookings.columns.host'),
      render: (_, { host }) => fullName(host),
    },
    {
      key: 'guest',
      title: t('bookings.columns.guest'),
      render: (_, { guest }) => fullName(guest),
    },
    {
      key: 'createdAt',
      title: t('depositClaims.columns.day'),
      sorter: true,
      render: (_, { createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {dayOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'amount',
      title: t('depositClaims.columns.amount'),
      align: 'right',
      render: (_, { amount, currency }) => (
        <span className={cells.amount}>{money(amount, currency)}</span>
      ),
    },
    {
      key: 'status',
      title: t('bookings.columns.status'),
      render: (_, claim) => <HowItStands claim={claim} />,
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, claim) => (
        <OverlayLink
          to={pathOf(claim)}
          className={cells.open}
          label={t('bookings.openDetails', {
            id: claim.booking._id,
            property: claim.booking.property,
          })}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </OverlayLink>
      ),
    },
  ]
}
