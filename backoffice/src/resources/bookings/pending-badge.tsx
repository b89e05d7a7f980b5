import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../components/count-badge'
import { usePending } from './use-pending'

export function PendingBadge() {
  const { t } = useTranslation()
  const { total = 0 } = usePending().result
  return <CountBadge count={total} label={t('menu.pending', { count: total })} />
}
