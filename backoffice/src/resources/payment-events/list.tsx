import { useTable } from '@refinedev/antd'
import type { HttpError } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import type { PaymentEvent } from '../../api/types'
import { FilterSelect } from '../../components/filter-select'
import { filterProps } from '../../components/filter-props'
import { ResourceList } from '../../components/resource-list'
import { keepRows } from '../../providers/query-client'
import { PayoutTabs } from '../payouts/payout-tabs'
import { PaymentEventCard } from './card'
import { columns } from './columns'
import './texts'
import { GATEWAYS, VERDICTS } from './verdicts'

/** What came in the gateways’ names, and what became of it. */
export default function PaymentEventList() {
  const { t } = useTranslation()
  const table = useTable<PaymentEvent, HttpError>({
    resource: 'payment-events',
    errorNotification: false,
    /* No event tells of them. */
    queryOptions: { ...keepRows, staleTime: 0 },
  })

  return (
    <>
      <PayoutTabs />
      <ResourceList
        table={table}
        texts="gatewayMessages"
        filters={
          <>
            <FilterSelect
              {...filterProps(table, 'gateway')}
              label={t('gatewayMessages.gateway')}
              options={[
                { value: '', text: t('gatewayMessages.everyGateway') },
                ...GATEWAYS.map((value) => ({
                  value,
                  text: t(`gatewayMessages.gateways.${value}`),
                })),
              ]}
            />
            <FilterSelect
              {...filterProps(table, 'verdict')}
              label={t('gatewayMessages.columns.verdict')}
              options={[
                { value: '', text: t('gatewayMessages.everyVerdict') },
                ...VERDICTS.map((value) => ({
                  value,
                  text: t(`gatewayMessages.verdicts.${value}`),
                })),
              ]}
            />
            <FilterSelect
              {...filterProps(table, 'isRepeated')}
              label={t('gatewayMessages.howOften')}
              options={[
                { value: '', text: t('gatewayMessages.howeverOften') },
                { value: 'true', text: t('gatewayMessages.repeated') },
                { value: 'false', text: t('gatewayMessages.once') },
              ]}
            />
          </>
        }
        columns={columns(t)}
        card={(event) => <PaymentEventCard event={event} />}
      />
    </>
  )
}
