import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PropertyCard } from '../../../api/types'
import cells from '../../../components/cells.module.css'
import styles from './delete-button.module.css'
import { useStepDialog } from './step-dialog-provider'
import { deleteStep } from './steps'

export function DeleteButton({ property }: { property: PropertyCard }) {
  const { t } = useTranslation()
  const choose = useStepDialog()
  return (
    <button
      type="button"
      className={`${cells.open} ${styles.button}`}
      aria-label={t('properties.deleteNamed', { title: property.title })}
      onClick={() => choose({ property, step: deleteStep })}
    >
      <Trash2 size={18} aria-hidden="true" />
    </button>
  )
}
