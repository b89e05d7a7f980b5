import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import { money } from '../../../format/money'
import styles from './price-button.module.css'
import { useStepDialog } from './step-dialog-provider'

export function PriceButton({ property }: { property: PropertyCard }) {
  const { t } = useTranslation()
  const choose = useStepDialog()
  const price = money(property.price, property.currency)
  return (
    <button
      type="button"
      className={styles.price}
      aria-label={t('properties.price.change', { price, title: property.title })}
      onClick={() => choose({ property, step: 'price' })}
    >
      {price}
      <Pencil size={15} aria-hidden="true" />
    </button>
  )
}
