import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { Confirm } from '../../components/confirm'
import { Picture } from '../../components/picture'
import { fullName } from '../../components/portrait'
import { useRecordStep } from '../../hooks/use-record-step'
import styles from './photo-dialog.module.css'
import { useShowAnswer } from './use-show-answer'

interface PhotoDialogProps {
  review: DeskReview
  photo: DeskReview['images'][number]
  gone: () => void
}

/** Removes a photo and keeps the review. */
export default function PhotoDialog({ review, photo, gone }: PhotoDialogProps) {
  const { t } = useTranslation()
  const show = useShowAnswer()
  const { change } = useRecordStep<DeskReview>('reviews')
  const meta = { move: `photos/${photo._id}`, method: 'delete' }

  return (
    <Confirm
      title={t('reviews.takeDown.title')}
      confirm={t('reviews.takeDown.confirm')}
      dismiss={t('reviews.dismiss')}
      failed={t('reviews.takeDown.failed')}
      danger
      act={() => change(review._id, () => t('reviews.takeDown.done'), { meta }).then(show)}
      gone={gone}
    >
      <Picture image={photo} alt="" sizes="300px" className={styles.photo} />
      <p>{t('reviews.takeDown.effect', { name: fullName(review.user) })}</p>
    </Confirm>
  )
}
