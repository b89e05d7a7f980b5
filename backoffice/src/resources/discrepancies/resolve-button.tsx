import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Discrepancy } from '../../api/types'
import styles from './card.module.css'
import { useResolveDialog } from './resolve-dialog-provider'

interface ResolveButtonProps {
  found: Discrepancy
  place: 'row' | 'card'
}

/** Opens the dialog; nothing for what is closed. */
export function ResolveButton({ found, place }: ResolveButtonProps) {
  const { t } = useTranslation()
  const choose = useResolveDialog()
  if (!found.actions.includes('resolve')) {
    return null
  }
  const action = t('discrepancies.resolve.action')
  const name = t(`discrepancies.kinds.${found.kind}`)
  return (
    <Button
      size={place === 'row' ? 'small' : 'middle'}
      className={place === 'card' ? styles.action : undefined}
      aria-label={`${action}: ${t('discrepancies.one', { id: found._id, name })}`}
      onClick={() => choose({ found })}
    >
      {action}
    </Button>
  )
}
