import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { Picture } from '../../components/picture'
import { useMay } from '../../hooks/use-rows'
import { useReviewDialog } from './review-dialog-provider'
import styles from './review-photos.module.css'

export function ReviewPhotos({ review }: { review: DeskReview }) {
  const { t } = useTranslation()
  const moderates = useMay('reviews.moderate')
  const choose = useReviewDialog()
  const { images, title } = review
  return images.length === 0 ? null : (
    <ul className={styles.photos}>
      {images.map((image, index) => (
        <li key={image._id}>
          <a href={image.url} target="_blank" rel="noreferrer">
            <Picture
              image={image}
              alt={t('reviews.photo', { number: index + 1, title })}
              sizes="96px"
              className={styles.photo}
            />
          </a>
          {moderates && (
            <Button
              className={styles.step}
              aria-label={t('reviews.takeDown.which', { number: index + 1, title })}
              onClick={() => choose({ review, step: 'photo', photo: image })}
            >
              {t('reviews.takeDown.action')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
