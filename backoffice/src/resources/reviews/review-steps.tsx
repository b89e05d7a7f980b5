import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { fullName } from '../../components/portrait'
import { DECISIONS, useReviewDesk, type Decision } from './review-desk'
import styles from './review-steps.module.css'

/** What a decision makes of a review: where it already stands so, there is nothing to decide. */
const MAKES: Record<Decision, DeskReview['status']> = {
  approve: 'visible',
  hide: 'hidden',
  remove: 'removed',
}

/** The steps the server allows now. A reported review may also be approved as it stands. */
export function ReviewSteps({ review }: { review: DeskReview }) {
  const { t } = useTranslation()
  const choose = useReviewDesk()
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
