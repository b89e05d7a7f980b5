import { Link } from 'react-router'
import type { Review, ReviewMarks } from '~/api/types'
import { buttonClass } from '~/components/button'
import { MarkForm } from '~/components/favourites/mark-form'
import { useMark } from '~/components/favourites/use-mark'
import { Icon } from '~/components/icon'
import { useText } from '~/i18n/use-text'
import judge from '~/locales/en/judge.json'
import { useViewer } from '~/use-viewer'

interface JudgeProps {
  review: Review
  /** Id of the place's host, who finds no review of their own place helpful (ADR 0036). */
  host: number
  marks: ReviewMarks
}

/** What readers may do with somebody else's review: find it helpful, or report it. */
export function Judge({ review, host, marks }: JudgeProps) {
  const t = useText(judge)
  const viewer = useViewer()
  const name = review.user.firstName
  if (viewer && viewer._id === review.user._id) {
    return null
  }

  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-1">
      {viewer?._id !== host && (
        <Helpful review={review} known={marks.helpful.includes(review._id)} />
      )}
      {marks.reported.includes(review._id) ? (
        <p className="px-3 text-sm text-muted">{t('judge.reported')}</p>
      ) : (
        <Link
          to={`/reviews/${review._id}/report`}
          rel="nofollow"
          aria-label={t('judge.reportOf', { name })}
          className={buttonClass({ tone: 'plain', size: 'sm' }, 'text-muted')}
        >
          <Icon name="flag" className="size-4" />
          {t('judge.report')}
        </Link>
      )}
    </div>
  )
}

function Helpful({ review, known }: { review: Review; known: boolean }) {
  const t = useText(judge)
  const path = `/reviews/${review._id}/helpful`
  const name = review.user.firstName
  const { state, change } = useMark({
    // A string, so that it compares by value.
    known: `${known}:${review.helpfulVotes}`,
    path,
    sent: () => ({}),
    words: { done: () => t('judge.thanks'), failed: t('judge.failed') },
  })
  const [found, votes] = state.split(':')
  const isHelpful = found === 'true'
  const count = Number(votes)

  return (
    <MarkForm
      path={path}
      reason="review"
      onMark={() => !isHelpful && void change(`true:${count + 1}`)}
    >
      <button
        aria-pressed={isHelpful}
        aria-disabled={isHelpful || undefined}
        className={buttonClass({ tone: 'plain', size: 'sm' })}
      >
        <Icon name={isHelpful ? 'check' : 'thumbs-up'} className="size-4 text-acacia" />
        {t('judge.helpful')}
        <span className="tabular text-muted">{count}</span>
        <span className="sr-only">{t('judge.helpfulOf', { name })}</span>
      </button>
    </MarkForm>
  )
}
