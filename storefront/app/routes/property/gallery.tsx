import { useRef, useState, type MouseEvent } from 'react'
import type { Image } from '~/api/types'
import { EmptyPicture } from '~/components/empty-picture'
import { Icon } from '~/components/icon'
import { Picture } from '~/components/picture'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'

/**
 * Slightly less than the screen: common phones are 412 px wide, a pixel more than our variants at
 * their density, and would fetch the next larger one.
 */
const WIDTH = '(min-width: 80rem) 65rem, 99vw'

const THUMBNAILS = 5

interface GalleryProps {
  images: Image[]
  title: string
}

/**
 * A scroll-snap gallery: swipes on phones, links as thumbnails. Scripts add arrows and the
 * position.
 */
export function Gallery({ images, title }: GalleryProps) {
  const t = useText(detail)
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  function show(index: number) {
    const width = track.current?.clientWidth ?? 0
    track.current?.scrollTo({ left: width * index, behavior: 'smooth' })
  }

  if (images.length === 0) {
    return (
      <div className="gallery">
        <div className="grid justify-items-center overflow-hidden bg-sunken sm:rounded-xl">
          <EmptyPicture className="aspect-4/3 max-w-90" />
        </div>
      </div>
    )
  }
  return (
    <section
      aria-label={t('detail.photos', { title })}
      className={images.length > 1 ? 'gallery gallery-many' : 'gallery'}
    >
      <div className="relative min-w-0">
        <ul
          ref={track}
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / clientWidth))
          }
          className="gallery-track"
        >
          {images.map((image, index) => (
            <li key={image._id} id={photoId(index)}>
              <Picture
                image={image}
                alt={t('detail.photo', { number: index + 1, count: images.length })}
                sizes={WIDTH}
                eager={index === 0}
                later={index > 0}
              />
              {image.caption && (
                <p aria-hidden className="gallery-note gallery-caption left-3 sm:left-4">
                  {image.caption}
                </p>
              )}
            </li>
          ))}
        </ul>
        {images.length > 1 && <Arrows shown={shown} count={images.length} onShow={show} />}
        {images.length > 1 && (
          <p aria-hidden className="gallery-note needs-scripts tabular right-3 sm:right-4">
            {shown + 1} / {images.length}
          </p>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} />}
    </section>
  )
}

const photoId = (index: number) => `photo-${index + 1}`

interface StepProps {
  shown: number
  count: number
  onShow: (index: number) => void
}

function Arrows({ shown, count, onShow }: StepProps) {
  const t = useText(detail)
  const arrow =
    'needs-scripts absolute top-1/2 hidden size-12 -translate-y-1/2 place-items-center rounded-full bg-surface text-ink shadow-card transition-opacity disabled:opacity-0 pointer-fine:grid'

  return (
    <>
      <button
        type="button"
        disabled={shown === 0}
        onClick={() => onShow(shown - 1)}
        className={`${arrow} left-4`}
      >
        <Icon name="chevron-left" className="size-6" />
        <span className="sr-only">{t('detail.previousPhoto')}</span>
      </button>
      <button
        type="button"
        disabled={shown === count - 1}
        onClick={() => onShow(shown + 1)}
        className={`${arrow} right-4`}
      >
        <Icon name="chevron-right" className="size-6" />
        <span className="sr-only">{t('detail.nextPhoto')}</span>
      </button>
    </>
  )
}

interface ThumbnailsProps extends Omit<StepProps, 'count'> {
  images: Image[]
}

function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  const t = useText(detail)
  const count = images.length
  const last = Math.min(count, THUMBNAILS) - 1

  function jump(event: MouseEvent, index: number) {
    event.preventDefault()
    onShow(index)
  }

  return (
    <ul className="gallery-thumbnails">
      {images.slice(0, THUMBNAILS).map(({ caption, ...image }, index) => {
        const current = index === shown || (index === last && shown > last)
        const number = index + 1
        return (
          <li key={image._id}>
            <a
              href={`#${photoId(index)}`}
              onClick={(event) => jump(event, index)}
              aria-current={current ? 'true' : undefined}
              aria-label={
                caption
                  ? t('detail.photoNamed', { number, count, caption })
                  : t('detail.photo', { number, count })
              }
            >
              <Picture image={{ ...image, caption: '', alt: '' }} alt="" sizes="9rem" later />
              {index === last && count > THUMBNAILS && (
                <span
                  aria-hidden
                  data-more={t('detail.morePhotos', { count: count - THUMBNAILS })}
                  className="gallery-more tabular"
                />
              )}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
