import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../components/count-badge'
import { useContested } from '../deposit-claims/use-contested'
import { useOpen } from '../discrepancies/use-open'

/** What waits behind the tabs of the payouts: differences and claims of deposits. */
export function WaitingBadge() {
  const { t } = useTranslation()
  const differences = useOpen()
  const claims = useContested()
  const label = [
    differences > 0 && t('menu.differences', { count: differences }),
    claims > 0 && t('menu.claims', { count: claims }),
  ]
  return <CountBadge count={differences + claims} label={label.filter(Boolean).join(', ')} />
}
