import type { PropertyDetail } from '~/api/types'
import { buttonClass } from '~/components/button'
import { MarkForm } from '~/components/favourites/mark-form'
import { useMark } from '~/components/favourites/use-mark'
import { useSaved } from '~/components/favourites/use-saved'
import { Icon } from '~/components/icon'
import { useText } from '~/i18n/use-text'
import heart from '~/locales/en/heart.json'
import like from '~/locales/en/like.json'
import { useViewer } from '~/use-viewer'

interface MarksProps {
  place: PropertyDetail
  marks: { saved: boolean; like: { liked: boolean; totalLikes: number } }
}

const look = `mark ${buttonClass({ tone: 'plain', size: 'sm' }, 'max-sm:px-3')}`

export function Marks({ place, marks }: MarksProps) {
  /* Nobody likes their own place (ADR 0036). */
  const isOwn = useViewer()?._id === place.host._id
  return (
    <>
      {!isOwn && <Like place={place} known={marks.like} />}
      <Save place={place} known={marks.saved} />
    </>
  )
}

function Save({ place, known }: { place: PropertyDetail; known: boolean }) {
  const t = useText(like)
  const th = useText(heart)
  const { path, isSaved, save } = useSaved(place, known)

  return (
    <MarkForm path={path} reason="wishlist" onMark={() => save(!isSaved)}>
      <button
        name="saved"
        value={String(!isSaved)}
        aria-pressed={isSaved}
        aria-label={th('heart.save', { title: place.title })}
        className={look}
      >
        <Icon name="heart" />
        <span className="text-ink max-sm:hidden">{t('like.save')}</span>
      </button>
    </MarkForm>
  )
}

function Like({ place, known }: { place: PropertyDetail; known: MarksProps['marks']['like'] }) {
  const t = useText(like)
  const path = `/properties/${place._id}/like`
  const { state, change } = useMark({
    known,
    path,
    sent: ({ liked }) => ({ liked: String(liked) }),
    words: {
      done: ({ liked }) => t(liked ? 'like.added' : 'like.removed'),
      failed: t('like.failed'),
    },
  })
  const { liked, totalLikes: count } = state

  function toggle() {
    void change({ liked: !liked, totalLikes: Math.max(0, count + (liked ? -1 : 1)) })
  }

  return (
    <MarkForm path={path} reason="like" onMark={toggle}>
      <button
        name="liked"
        value={String(!liked)}
        aria-pressed={liked}
        aria-label={t('like.label', { title: place.title, count })}
        className={look}
      >
        <Icon name="thumbs-up" />
        <span aria-hidden className="tabular text-ink">
          {count}
        </span>
      </button>
    </MarkForm>
  )
}
