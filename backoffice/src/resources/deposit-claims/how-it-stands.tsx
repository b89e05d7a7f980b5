import { useTranslation } from 'react-i18next'
import type { DepositClaim } from '../../api/types'
import cells from '../../components/cells.module.css'
import { momentOf } from '../../format/dates'
import { money } from '../../format/money'
import { StatusTag } from './status-tag'

/** In a list: the state of a claim, with what was granted or until when its guest may answer. */
export function HowItStands({ claim }: { claim: DepositClaim }) {
  const { t } = useTranslation()
  const { answerBy, currency, granted, status } = claim
  return (
    <>
      <StatusTag status={status} />
      {status === 'open' && (
        <span className={cells.soft}>
          {t('depositClaims.answerBy', { date: momentOf(answerBy) })}
        </span>
      )}
      {granted !== null && (
        <span className={cells.soft}>
          {t('depositClaims.granted', { amount: money(granted, currency) })}
        </span>
      )}
    </>
  )
}
