import { Button } from 'antd'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './tax-returns.module.css'

const FORMS = ['invoices', 'levy', 'withholding'] as const

/** Files of a month for the authorities. */
export function TaxReturns({ month }: { month: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.returns}>
      <h2>{t('books.taxes.title')}</h2>
      <p className={styles.hint}>{t('books.taxes.hint')}</p>
      <div className={styles.tools}>
        {FORMS.map((form) => (
          <Button
            key={form}
            href={`/api/v1/payouts/taxes/${month}/${form}/export.csv`}
            icon={<Download size={17} aria-hidden="true" />}
            download
          >
            {t(`books.taxes.${form}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
