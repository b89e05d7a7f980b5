import { Link } from 'react-router'
import type { OwnReview } from '~/api/types'
import { Badge } from '~/components/badge'
import { buttonClass } from '~/components/button'
import { Picture } from '~/components/picture'
import { Stars } from '~/components/stars'
import { formatDate } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import myReviews from '~/locales/en/my-reviews.json'

export function OwnReviewCard({ review }: { review: OwnReview }) {
  const t = useText(myReviews)
  const { locale } = useLanguage()
  const { property, status, helpfulVotes: count } = review

  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="grid gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
          <time dateTime={review.createdAt}>{formatDate(review.createdAt, locale)}</time>
          {status === 'visible' ? (
            <Stars rating={review.rating} size={18} />
          ) : (
            <Badge tone="laterite">{t(`myReviews.${status}`)}</Badge>
          )}
        </p>
        <h2 className="text-lg leading-snug">
          {property.isActive ? (
            <Link to={`/properties/${property._id}`} className="hover:text-acacia">
              {property.title}
            </Link>
          ) : (
            property.title
          )}
        </h2>
      </header>
      <div className="grid max-w-prose gap-1">
        <p className="font-semibold">{review.title}</p>
        <p className="whitespace-pre-line">{review.text}</p>
      </div>
      <Photos review={review} />
      {review.hostResponse && (
        <div className="grid max-w-prose gap-1 border-l-3 border-sun pl-4">
          <p className="text-sm font-semibold">
            {t(`myReviews.answer.${review.hostResponse.writtenBy}`)}{' '}
            <time dateTime={review.hostResponse.date} className="font-normal text-muted">
              {formatDate(review.hostResponse.date, locale)}
            </time>
          </p>
          <p className="whitespace-pre-line text-muted">{review.hostResponse.text}</p>
        </div>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="text-sm text-muted">{t('myReviews.helpful', { count })}</p>
        <Actions review={review} />
      </footer>
    </article>
  )
}

/** Photos can be removed at any time. */
function Photos({ review }: { review: OwnReview }) {
  const t = useText(myReviews)
  const { title } = review.property

  return (
    review.images.length > 0 && (
      <ul className="flex flex-wrap gap-2">
        {review.images.map((image, index) => (
          <li key={image._id} className="size-20 overflow-hidden rounded-md">
            <Link
              to={`/dashboard/reviews/${review._id}/photos/${image._id}`}
              aria-label={t('myReviews.photo', { number: index + 1, title })}
            >
              <Picture image={{ ...image, alt: '', caption: '' }} alt="" sizes="5rem" />
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}

function Actions({ review }: { review: OwnReview }) {
  const t = useText(myReviews)
  const { title } = review.property
  const path = `/dashboard/reviews/${review._id}`

  return (
    <p className="flex gap-2">
      {review.actions.includes('edit') && (
        <Link
          to={`${path}/edit`}
          aria-label={t('myReviews.editOf', { title })}
          className={buttonClass({ tone: 'quiet', size: 'sm' })}
        >
          {t('myReviews.edit')}
        </Link>
      )}
      {review.actions.includes('delete') && (
        <Link
          to={`${path}/delete`}
          aria-label={t('myReviews.deleteOf', { title })}
          className={buttonClass({ tone: 'danger', size: 'sm' })}
        >
          {t('myReviews.delete')}
        </Link>
      )}
    </p>
  )
}
