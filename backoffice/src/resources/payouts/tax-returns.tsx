import { today } from '@makao/shared/dates'
import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../components/filter-select'
import { monthOf } from '../../format/dates'
import { monthsBack } from './months'
import styles from './tax-returns.module.css'

/** A year, and the one that is handed in late. */
const MONTHS = 14

const FORMS = ['invoices', 'levy', 'withholding'] as const

/** For admins: files of a month for the authorities. */
export function TaxReturns() {
  const { t } = useTranslation()
  const months = monthsBack(today(), MONTHS)
  const [month, choose] = useState(months[1] ?? '')
  return (
    <details className={styles.returns}>
      <summary>{t('payouts.taxes.title')}</summary>
      <p className={styles.hint}>{t('payouts.taxes.hint')}</p>
      <div className={styles.tools}>
        <FilterSelect
          label={t('payouts.taxes.month')}
          value={month}
          options={months.map((value) => ({ value, text: monthOf(`${value}-01`) }))}
          onChange={choose}
        />
        {FORMS.map((form) => (
          <Button
            key={form}
            href={`/api/v1/payouts/taxes/${month}/${form}/export.csv`}
            icon={<Download size={17} aria-hidden="true" />}
            download
          >
            {t(`payouts.taxes.${form}`)}
          </Button>
        ))}
      </div>
    </details>
  )
}
