import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { fullName } from '../../components/portrait'
import { DECISIONS, useReviewDialog, type Decision } from './review-dialog-provider'
import styles from './review-steps.module.css'

/** The status each decision leads to; the current one is not offered. */
const MAKES: Record<Decision, DeskReview['status']> = {
  approve: 'visible',
  hide: 'hidden',
  remove: 'removed',
}

/** The steps the server allows now; a reported review can be approved again. */
export function ReviewSteps({ review }: { review: DeskReview }) {
  const { t } = useTranslation()
  const choose = useReviewDialog()
  const { actions, status } = review
  const reported = 'reports' in review
  const whose = `${fullName(review.user)}, ${review.property.title}`
  const decisions = actions.includes('moderate')
    ? DECISIONS.filter((one) => MAKES[one] !== status || (reported && one === 'approve'))
    : []
  const texts = [
    ...(actions.includes('respond')
      ? [{ step: 'respond' as const, text: t('reviews.respond.action') }]
      : []),
    ...decisions.map((step) => ({ step, text: t(`reviews.moderate.${step}.action`) })),
  ]

  return texts.length === 0 ? null : (
    <div className={styles.steps}>
      {texts.map(({ step, text }) => (
        <Button
          key={step}
          danger={step === 'remove'}
          aria-label={`${text}: ${whose}`}
          className={step === 'respond' ? styles.lead : undefined}
          onClick={() => choose({ review, step })}
        >
          {text}
        </Button>
      ))}
    </div>
  )
}
