import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterPills } from '../../components/filter-select'
import { SearchBox } from '../../components/search-box'
import { addDays } from '@makao/shared/dates'
import { monthOf, stayDays } from '../../format/dates'
import { useMe } from '../../hooks/use-me'
import styles from './tools.module.css'
import type { Days, View } from './use-days'
import type { Found } from './use-found'

export function Tools({ days, found }: { days: Days; found: Found }) {
  const { t } = useTranslation()
  const { role } = useMe()
  const views = (['weeks', 'month'] as const).map((value) => ({
    value,
    text: t(`calendar.${value}`),
  }))

  return (
    <div className={styles.tools}>
      <div className={styles.steps}>
        <Button
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          aria-label={t('calendar.earlier')}
          onClick={() => days.step(-1)}
        />
        <Button onClick={days.toToday}>{t('calendar.today')}</Button>
        <Button
          icon={<ChevronRight size={20} aria-hidden="true" />}
          aria-label={t('calendar.later')}
          onClick={() => days.step(1)}
        />
      </div>
      <p className={styles.shown} aria-live="polite">
        {days.view === 'month' ? monthOf(days.from) : stayDays(days.from, addDays(days.to, -1))}
      </p>
      <div className={styles.view}>
        <FilterPills
          label={t('calendar.view')}
          options={views}
          value={days.view}
          onChange={(view) => days.setView(view as View)}
        />
      </div>
      {role === 'admin' && (
        <SearchBox label={t('calendar.search')} value={found.search} onChange={found.setSearch} />
      )}
    </div>
  )
}
