import { useOne, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReadReview } from '../../api/types'
import { Failed } from '../../components/failed'
import { Picture } from '../../components/picture'
import { WrittenText } from '../../components/written-text'
import { Stars } from '../reviews/stars'
import styles from './own-review.module.css'
import { Section } from './section'

/** What the viewer wrote about a trip of their own. It is changed in the storefront, as long as the API lets them. */
export function OwnReview({ id }: { id: number }) {
  const { t } = useTranslation()
  const { result: review, query } = useOne<ReadReview, HttpError>({
    resource: 'reviews',
    id,
    errorNotification: false,
  })
  if (query.error?.statusCode === 404) {
    return null
  }

  return (
    <Section title={t('trips.ownReview.section')}>
      {query.isLoadingError && (
        <Failed title={t('reviews.failed')} retry={() => void query.refetch()} />
      )}
      {review && (
        <>
          <Stars rating={review.rating} />
          <p className={styles.title}>{review.title}</p>
          <WrittenText text={review.text} />
          <Photos review={review} />
          <Steps review={review} />
        </>
      )}
    </Section>
  )
}

const pathOf = ({ _id }: ReadReview) => `/dashboard/reviews/${_id}`

/** Photos can be taken down at any time. */
function Photos({ review }: { review: ReadReview }) {
  const { t } = useTranslation()
  const { title } = review.property
  return (
    review.images.length > 0 && (
      <ul className={styles.photos}>
        {review.images.map((image, index) => (
          <li key={image._id}>
            <a
              href={`${pathOf(review)}/photos/${image._id}`}
              aria-label={t('trips.ownReview.photo', { number: index + 1, title })}
            >
              <Picture image={image} alt="" sizes="96px" className={styles.photo} />
            </a>
          </li>
        ))}
      </ul>
    )
  )
}

function Steps({ review }: { review: ReadReview }) {
  const { t } = useTranslation()
  const { title } = review.property
  return (
    <div className={styles.steps}>
      {review.actions.includes('edit') && (
        <Button
          href={`${pathOf(review)}/edit`}
          icon={<Pencil size={17} aria-hidden="true" />}
          aria-label={t('trips.ownReview.editOf', { title })}
        >
          {t('actions.edit')}
        </Button>
      )}
      {review.actions.includes('delete') && (
        <Button
          danger
          href={`${pathOf(review)}/delete`}
          icon={<Trash2 size={17} aria-hidden="true" />}
          aria-label={t('trips.ownReview.deleteOf', { title })}
        >
          {t('trips.ownReview.delete')}
        </Button>
      )}
    </div>
  )
}
