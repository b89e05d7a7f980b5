import { useTranslation } from 'react-i18next'
import type { Discrepancy } from '../../api/types'
import { dayOf } from '../../format/dates'
import styles from './card.module.css'
import { Side, WhatCame, WhatDiffers } from './facts'
import { ResolveButton } from './resolve-button'

export function DiscrepancyCard({ found }: { found: Discrepancy }) {
  const { t } = useTranslation()
  const { day, ours, theirs } = found
  return (
    <>
      <div>
        <WhatDiffers found={found} />
      </div>
      <dl className={styles.sides}>
        <dt>{t('discrepancies.columns.theirs')}</dt>
        <dd>
          <Side amount={theirs} />
        </dd>
        <dt>{t('discrepancies.columns.ours')}</dt>
        <dd>
          <Side amount={ours} />
        </dd>
        <dt>{t('discrepancies.columns.day')}</dt>
        <dd>{dayOf(day)}</dd>
      </dl>
      <div className={styles.state}>
        <WhatCame found={found} />
      </div>
      <ResolveButton found={found} place="card" />
    </>
  )
}
