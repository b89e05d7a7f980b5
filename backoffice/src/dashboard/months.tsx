import { useTranslation } from 'react-i18next'
import { Failed } from '../components/failed'
import { money, number, shortMoney } from '../format/money'
import { BarChart } from './bar-chart'
import styles from './months.module.css'
import { useMonths } from './use-overview'

export function Months() {
  const { t } = useTranslation()
  const { result, query } = useMonths()

  if (query.isLoadingError) {
    return <Failed title={t('overview.monthsFailed')} retry={() => void query.refetch()} />
  }
  const months = query.data ? result.data : null
  return (
    <div className={styles.charts}>
      <BarChart
        title={t('overview.revenueByMonth')}
        hint={t('overview.revenueHint')}
        tone="acacia"
        points={months?.map(({ month, revenue }) => ({
          month,
          value: revenue,
          text: money(revenue),
        }))}
        short={(value) => shortMoney(value)}
      />
      <BarChart
        title={t('overview.occupancy')}
        hint={t('overview.occupancyHint')}
        tone="ocean"
        top={100}
        points={months?.map(({ month, percent, nights, available }) => ({
          month,
          value: percent,
          text: t('overview.occupancyOf', {
            percent: number(percent, percent % 1 ? 1 : 0),
            nights: number(nights),
            available: number(available),
          }),
        }))}
        short={(value) => `${number(value)}%`}
      />
    </div>
  )
}
