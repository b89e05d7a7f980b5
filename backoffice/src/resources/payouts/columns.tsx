import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import { ChevronRight } from 'lucide-react'
import type { Payout, Role } from '../../api/types'
import cells from '../../components/cells.module.css'
import { OverlayLink } from '../../components/overlay-link'
import { PickBox } from '../../components/pick-box'
import { fullName } from '../../components/portrait'
import { dayOf } from '../../format/dates'
import { money } from '../../format/money'
import type { Selection } from '../../hooks/use-selection'
import { PickPayout } from './pick-payout'
import { StatusTag } from './status-tag'
import { StepButtons } from './step-buttons'
import { WhatCame } from './what-came'

export const pathOf = ({ _id }: Payout) => `/payouts/${_id}`

export function columns(t: TFunction, role: Role, selection: Selection): TableColumnsType<Payout> {
  const pick: TableColumnsType<Payout>[number] = {
    key: 'pick',
    title: (
      <PickBox label={t('payouts.pickAll')} checked={selection.all} onChange={selection.pickAll} />
    ),
    render: (_, payout) => <PickPayout payout={payout} selection={selection} />,
  }
  const host: TableColumnsType<Payout>[number] = {
    key: 'host',
    title: t('payouts.columns.host'),
    render: (_, payout) => fullName(payout.host),
  }
  return [
    ...(role === 'admin' ? [pick] : []),
    {
      key: 'number',
      title: t('payouts.columns.number'),
      render: (_, payout) => (
        <OverlayLink to={pathOf(payout)} className={cells.strong}>
          {t('payouts.number', { id: payout._id })}
        </OverlayLink>
      ),
    },
    ...(role === 'admin' ? [host] : []),
    {
      key: 'createdAt',
      title: t('payouts.columns.collected'),
      sorter: true,
      render: (_, { createdAt }) => (
        <time dateTime={createdAt} className={cells.date}>
          {dayOf(createdAt)}
        </time>
      ),
    },
    {
      key: 'amount',
      title: t('payouts.columns.amount'),
      sorter: true,
      align: 'right',
      render: (_, { amount, currency }) => (
        <span className={cells.amount}>{money(amount, currency)}</span>
      ),
    },
    {
      key: 'status',
      title: t('payouts.columns.status'),
      render: (_, payout) => (
        <>
          <StatusTag status={payout.status} />
          <WhatCame payout={payout} />
        </>
      ),
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, payout) => (
        <span className={cells.actions}>
          <StepButtons payout={payout} place="row" />
          <OverlayLink
            to={pathOf(payout)}
            className={cells.open}
            label={t('payouts.open', { id: payout._id })}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </OverlayLink>
        </span>
      ),
    },
  ]
}
