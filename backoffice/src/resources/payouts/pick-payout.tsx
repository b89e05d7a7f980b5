import { useTranslation } from 'react-i18next'
import type { Payout } from '../../api/types'
import { PickBox } from '../../components/pick-box'
import { fullName } from '../../components/portrait'
import type { Selection } from '../../hooks/use-selection'
import { isPayable } from './steps'

/** Nothing beside payouts that cannot be approved. */
export function PickPayout({ payout, selection }: { payout: Payout; selection: Selection }) {
  const { t } = useTranslation()
  const { _id: id, host } = payout
  return isPayable(payout) ? (
    <PickBox
      label={t('payouts.pick', { id, host: fullName(host) })}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  ) : null
}
