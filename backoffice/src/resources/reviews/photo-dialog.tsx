import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { Picture } from '../../components/picture'
import { fullName } from '../../components/portrait'
import { StepDialog } from '../../components/step-dialog'
import styles from './photo-dialog.module.css'
import { useReviewStep } from './use-review-step'

interface PhotoDialogProps {
  review: DeskReview
  photo: DeskReview['images'][number]
  gone: () => void
}

/** Whoever is in a picture may object: it goes, the words of the review stay. */
export default function PhotoDialog({ review, photo, gone }: PhotoDialogProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  const { take, busy } = useReviewStep(review, {
    move: `photos/${photo._id}`,
    done: t('reviews.takeDown.done'),
    failed: t('reviews.takeDown.failed'),
    onDone: close,
  })

  return (
    <StepDialog
      open={open}
      title={t('reviews.takeDown.title')}
      close={close}
      gone={gone}
      dismiss={t('reviews.dismiss')}
      confirm={t('reviews.takeDown.confirm')}
      danger
      busy={busy}
      does={() => take()}
    >
      <Picture image={photo} alt="" sizes="300px" className={styles.photo} />
      <p>{t('reviews.takeDown.effect', { name: fullName(review.user) })}</p>
    </StepDialog>
  )
}
