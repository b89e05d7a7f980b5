import { today } from '@makao/shared/dates'
import { useSearchParams } from 'react-router'
import { FilterSelect } from '../../components/filter-select'
import { monthOf } from '../../format/dates'
import { BY_LIST } from '../../providers/router'
import { monthsBack } from './months'

/** Two years. */
const MONTHS = 24

const MONTH = /^20[2-9]\d-(0[1-9]|1[0-2])$/

/** The month in the address, by default the one that has not ended. */
export function useMonth() {
  const [params] = useSearchParams()
  const [thisMonth = ''] = monthsBack(today(), 1)
  const asked = params.get('month') ?? ''
  const month = MONTH.test(asked) ? asked : thisMonth
  return { month, isNow: month === thisMonth }
}

/** Writes it there. */
export function MonthSelect({ label }: { label: string }) {
  const { month } = useMonth()
  const [, setParams] = useSearchParams()
  return (
    <FilterSelect
      label={label}
      value={month}
      options={[...new Set([...monthsBack(today(), MONTHS), month])].map((value) => ({
        value,
        text: monthOf(`${value}-01`),
      }))}
      onChange={(chosen) => setParams({ month: chosen }, { state: BY_LIST })}
    />
  )
}
