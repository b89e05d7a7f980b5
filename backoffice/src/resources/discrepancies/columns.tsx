import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import type { Discrepancy } from '../../api/types'
import cells from '../../components/cells.module.css'
import { dayOf } from '../../format/dates'
import { Side, WhatCame, WhatDiffers } from './facts'
import { ResolveButton } from './resolve-button'

export function columns(t: TFunction): TableColumnsType<Discrepancy> {
  return [
    {
      key: 'kind',
      title: t('discrepancies.columns.kind'),
      render: (_, found) => <WhatDiffers found={found} />,
    },
    {
      key: 'day',
      title: t('discrepancies.columns.day'),
      render: (_, { day }) => (
        <time dateTime={day} className={cells.date}>
          {dayOf(day)}
        </time>
      ),
    },
    {
      key: 'theirs',
      title: t('discrepancies.columns.theirs'),
      align: 'right',
      render: (_, { theirs }) => <Side amount={theirs} />,
    },
    {
      key: 'ours',
      title: t('discrepancies.columns.ours'),
      align: 'right',
      render: (_, { ours }) => <Side amount={ours} />,
    },
    {
      key: 'status',
      title: t('discrepancies.columns.status'),
      render: (_, found) => <WhatCame found={found} />,
    },
    {
      key: 'actions',
      title: <span className="sr-only">{t('list.actions')}</span>,
      align: 'right',
      render: (_, found) => <ResolveButton found={found} place="row" />,
    },
  ]
}
