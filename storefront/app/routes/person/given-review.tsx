import { Link } from 'react-router'
import type { Review } from '~/api/types'
import { Stars } from '~/components/stars'
import { formatMonth } from '@makao/shared/dates'
import { useLanguage } from '~/i18n/use-text'

/** What somebody said of a place, which is named in the place of its author. */
export function GivenReview({ review }: { review: Review }) {
  const { locale } = useLanguage()
  const { property, rating, title, text, createdAt } = review

  return (
    <article className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
        <time dateTime={createdAt}>{formatMonth(createdAt, locale)}</time>
        <Stars rating={rating} size={16} />
      </p>
      <h3 className="text-lg leading-snug wrap-anywhere">
        <Link to={`/properties/${property._id}`} className="hover:underline">
          {property.title}
        </Link>
      </h3>
      <div className="grid max-w-prose gap-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="whitespace-pre-line">{text}</p>
      </div>
    </article>
  )
}
