import type { Review, ReviewMarks } from '~/api/types'
import { Avatar } from '~/components/avatar'
import { Icon } from '~/components/icon'
import { PersonName } from '~/components/person-name'
import { Picture } from '~/components/picture'
import { Stars } from '~/components/stars'
import { formatMonth } from '@makao/shared/dates'
import { useLanguage, useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import { Judge } from './judge'
import '../icons.css'

interface ReviewItemProps {
  review: Review
  /** Of the reviewed place. */
  host: { _id: number; firstName: string }
  marks: ReviewMarks
  /** One level below its section's heading. */
  heading?: 'h2' | 'h3'
}

export function ReviewItem({ review, host, marks, heading: Heading = 'h3' }: ReviewItemProps) {
  const t = useText(detail)
  const { locale } = useLanguage()
  const { user } = review

  return (
    <article className="grid gap-3">
      <header className="flex items-center gap-3">
        <Avatar person={user} size={44} />
        <p className="grid grow">
          <span className="font-semibold">
            <PersonName person={user} />
          </span>
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <time dateTime={review.createdAt}>{formatMonth(review.createdAt, locale)}</time>
            {review.isVerified && (
              <span className="inline-flex items-center gap-1 text-acacia">
                <Icon name="badge-check" className="size-3.75" />
                {t('detail.reviews.verified')}
              </span>
            )}
          </span>
        </p>
        <Stars rating={review.rating} size={16} />
      </header>
      <Heading className="text-lg">{review.title}</Heading>
      <p className="max-w-prose whitespace-pre-line">{review.text}</p>
      <Photos review={review} />
      {review.hostResponse && (
        <div className="mt-1 grid max-w-prose gap-1 border-l-3 border-sun pl-4">
          <p className="text-sm font-semibold">
            {t(`detail.reviews.response.${review.hostResponse.writtenBy}`, {
              name: host.firstName,
            })}{' '}
            <time dateTime={review.hostResponse.date} className="font-normal text-muted">
              {formatMonth(review.hostResponse.date, locale)}
            </time>
          </p>
          <p className="whitespace-pre-line text-muted">{review.hostResponse.text}</p>
        </div>
      )}
      <Judge review={review} host={host._id} marks={marks} />
    </article>
  )
}

function Photos({ review }: { review: Review }) {
  const t = useText(detail)
  const name = review.user.firstName

  return (
    review.images.length > 0 && (
      <ul className="flex flex-wrap gap-2">
        {review.images.map((image) => (
          <li key={image._id} className="size-24 overflow-hidden rounded-md">
            <a href={image.url} target="_blank" rel="noopener">
              <Picture image={image} alt={t('detail.reviews.photo', { name })} sizes="6rem" />
            </a>
          </li>
        ))}
      </ul>
    )
  )
}
