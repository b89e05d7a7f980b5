import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { momentOf } from '../../../format/dates'
import type { Draft } from './draft'
import styles from './draft-offer.module.css'

interface DraftOfferProps {
  draft: Draft
  resume: () => void
  discard: () => void
}

export function DraftOffer({ draft, resume, discard }: DraftOfferProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.offer} role="status">
      <p>
        <b>{t('listing.draft.title', { moment: momentOf(draft.savedAt) })}</b>
        <br />
        {t('listing.draft.hint')}
      </p>
      <div className={styles.choice}>
        <Button type="primary" onClick={resume}>
          {t('listing.draft.resume')}
        </Button>
        <Button onClick={discard}>{t('listing.draft.discard')}</Button>
      </div>
    </div>
  )
}
