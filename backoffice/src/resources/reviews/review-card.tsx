import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeskReview, FlaggedReview } from '../../api/types'
import { fullName, Portrait } from '../../components/portrait'
import { Tag, type Tone } from '../../components/tag'
import { WrittenText } from '../../components/written-text'
import { dayOf } from '../../format/dates'
import { useMay } from '../../hooks/use-rows'
import { Aspects } from './aspects'
import { Reports } from './reports'
import styles from './review-card.module.css'
import { ReviewPhotos } from './review-photos'
import { ReviewSteps } from './review-steps'
import { Stars } from './stars'

const TONES: Record<DeskReview['status'], Tone> = {
  visible: 'acacia',
  hidden: 'sun',
  removed: 'laterite',
}

export function ReviewCard({ review }: { review: DeskReview | FlaggedReview }) {
  const { t } = useTranslation()
  const moderates = useMay('reviews.moderate')
  const { user, property, rating, title, text, createdAt, status } = review
  const { hostResponse, moderationNote } = review

  return (
    <article aria-labelledby={`review-${review._id}`}>
      <header className={styles.head}>
        <Portrait person={user} size={42} />
        <p className={styles.who}>
          <b>{fullName(user)}</b>
          <span>
            <Link to={`/properties/${property._id}`}>{property.title}</Link> ·{' '}
            <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          </span>
        </p>
        <span className={styles.marks}>
          <Stars rating={rating} />
          {moderates && <Tag tone={TONES[status]}>{t(`reviews.status.${status}`)}</Tag>}
        </span>
      </header>
      <h2 id={`review-${review._id}`} className={styles.title}>
        {title}
      </h2>
      <WrittenText text={text} className={styles.text} />
      <ReviewPhotos review={review} />
      <Aspects ratings={review.ratings} />
      {hostResponse && (
        <div className={styles.response}>
          <p className={styles.by}>
            {t(`reviews.responded.${hostResponse.writtenBy}`, { date: dayOf(hostResponse.date) })}
          </p>
          <WrittenText text={hostResponse.text} className={styles.text} />
        </div>
      )}
      {'reports' in review && <Reports review={review} />}
      {moderates && moderationNote && (
        <p className={styles.note}>{t('reviews.noteOfBefore', { note: moderationNote })}</p>
      )}
      <ReviewSteps review={review} />
    </article>
  )
}
