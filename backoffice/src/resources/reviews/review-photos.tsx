import { useTranslation } from 'react-i18next'
import type { DeskReview } from '../../api/types'
import { Picture } from '../../components/picture'
import styles from './review-photos.module.css'

/** The pictures a guest added; each opens whole. */
export function ReviewPhotos({ review }: { review: DeskReview }) {
  const { t } = useTranslation()
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
        </li>
      ))}
    </ul>
  )
}
