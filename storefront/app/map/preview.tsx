import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import { Icon } from '~/components/icon'
import { Picture } from '~/components/picture'
import { OwnAmount } from '~/components/own-amount'
import { Price } from '~/components/price'
import { Skeleton } from '~/components/skeleton'
import { Rating } from '~/components/stars'
import { StayTotal } from '~/components/stay-total'
import { useText } from '~/i18n/use-text'
import mapTexts from '~/locales/en/map.json'
import type { loader } from '~/routes/property-preview/route'
import type { Pin } from './start-map'

interface PreviewProps {
  /** One place, or those that share a spot. */
  pins: Pin[]
  close: () => void
}

/** The places of a tapped pin, over the map's lower edge. */
export function Preview({ pins, close }: PreviewProps) {
  const t = useText(mapTexts)
  const card = useRef<HTMLDivElement>(null)
  const [pin] = pins
  const { search } = useLocation()

  useEffect(() => card.current?.querySelector('a')?.focus({ preventScroll: true }), [pins])

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') close()
  }

  return (
    <div
      ref={card}
      role="group"
      aria-label={t('map.preview', { count: pins.length })}
      className="map-preview"
      onKeyDown={onKeyDown}
    >
      {pins.length > 1 ? (
        <ul className="grid gap-1 overflow-y-auto">
          {pins.map(({ id, href, name }) => (
            <li key={id}>
              <Link
                to={href!}
                state={search}
                className="block py-2 font-semibold hover:text-acacia"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        pin && <Place key={pin.id} pin={pin} from={search} />
      )}
      <button type="button" className="map-preview-close" onClick={close}>
        <Icon name="x" className="size-5" />
        <span className="sr-only">{t('map.closePreview')}</span>
      </button>
    </div>
  )
}

function Place({ pin: { id, href, name, stay }, from }: { pin: Pin; from: string }) {
  const t = useText(mapTexts)
  const { load, state, data } = useFetcher<typeof loader>()

  // Without a line the router would look for the address first, and load the page anew.
  useEffect(() => {
    if (navigator.onLine) void load(`/properties/${id}/preview`)
  }, [load, id])

  return (
    <>
      <div className="aspect-4/3 w-28 shrink-0 overflow-hidden rounded-lg bg-sunken sm:w-36">
        {data ? (
          <Picture image={data.picture} alt="" sizes="9rem" />
        ) : (
          state !== 'idle' && <Skeleton className="size-full" />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-1 pe-10">
        <Link
          to={href!}
          state={from}
          className="line-clamp-2 font-semibold after:absolute after:inset-0 hover:text-acacia"
        >
          {data?.title ?? name}
        </Link>
        {data && (
          <>
            <p className="flex flex-wrap gap-x-3 text-sm text-muted">
              {data.city}
              <Rating average={data.averageRating} count={data.totalReviews} />
            </p>
            <p className="text-sm">
              <strong>
                <Price amount={data.price} currency={data.currency} />
              </strong>{' '}
              {t('map.aNight')}
              <StayTotal stay={stay} currency={data.currency} />{' '}
              <OwnAmount amount={stay?.total ?? data.price} currency={data.currency} />
            </p>
          </>
        )}
      </div>
    </>
  )
}
