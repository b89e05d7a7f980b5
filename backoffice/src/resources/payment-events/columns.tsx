import type { TableColumnsType } from 'antd'
import type { TFunction } from 'i18next'
import type { PaymentEvent } from '../../api/types'
import { WhatBecame, WhatItIs, WhatItIsOf, WhenItCame } from './parts'

export function columns(t: TFunction): TableColumnsType<PaymentEvent> {
  return [
    {
      key: 'createdAt',
      title: t('gatewayMessages.columns.when'),
      sorter: true,
      render: (_, event) => <WhenItCame event={event} />,
    },
    {
      key: 'what',
      title: t('gatewayMessages.columns.what'),
      render: (_, event) => <WhatItIs event={event} />,
    },
    {
      key: 'of',
      title: t('gatewayMessages.columns.of'),
      render: (_, event) => <WhatItIsOf event={event} />,
    },
    {
      key: 'verdict',
      title: t('gatewayMessages.columns.verdict'),
      render: (_, event) => <WhatBecame event={event} />,
    },
  ]
}
