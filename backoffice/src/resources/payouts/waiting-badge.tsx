import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../components/count-badge'
import { useContestedClaims, useOpenDifferences } from '../../hooks/use-total'

/** What waits behind the tabs of the payouts: differences and claims of deposits. */
export function WaitingBadge() {
  const { t } = useTranslation()
  const differences = useOpenDifferences()
  const claims = useContestedClaims()
  const label = [
    differences > 0 && t('menu.differences', { count: differences }),
    claims > 0 && t('menu.claims', { count: claims }),
  ]
  return <CountBadge count={differences + claims} label={label.filter(Boolean).join(', ')} />
}
