import { lazy, Suspense, useMemo } from 'react'
import type { PropertyPin } from '~/api/types'
import { formatMoney } from '@makao/shared/money'
import { Skeleton } from '~/components/skeleton'
import { useLanguage, useText } from '~/i18n/use-text'
import mapTexts from '~/locales/en/map.json'
import type { Tiles } from '~/map/tiles.server'
import { loadPart } from '~/offline/load-part'
import { useHydrated } from '~/use-hydrated'

const PropertyMap = lazy(() => loadPart(() => import('~/map/property-map')))

/** Leaflet's zoom: a town and its surroundings. */
const NEAREST = 11

export interface MapData {
  pins: PropertyPin[] | null
  tiles: Tiles | null
}

/** All results as pins; the list stays below. */
export default function MapView({ map, query }: { map: MapData; query: string }) {
  const t = useText(mapTexts)
  const hydrated = useHydrated()
  const { locale } = useLanguage()
  const pins = useMemo(
    () =>
      (map.pins ?? []).map(({ _id: id, title, price, currency, latitude, longitude, stay }) => {
        const text = formatMoney(stay?.total ?? price, currency, locale)
        const name = stay
          ? t('map.stayPin', { title, total: text, nights: stay.nights })
          : t('map.pin', { title, price: text })
        const href = `/properties/${id}${query && `?${query}`}`
        return { id, latitude, longitude, text, name, href, stay }
      }),
    [map.pins, query, locale, t]
  )
  if (!map.pins) {
    return (
      <p role="alert" className="rounded-lg bg-sunken p-6 font-semibold">
        {t('map.failed')}
      </p>
    )
  }
  const waiting = <Skeleton className="h-[clamp(20rem,60svh,34rem)] w-full rounded-lg" />

  return (
    <section aria-label={t('map.results')} className="grid gap-3">
      <div className="needs-scripts">
        {hydrated ? (
          <Suspense fallback={waiting}>
            <PropertyMap pins={pins} tiles={map.tiles} label={t('map.results')} nearest={NEAREST} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <p className="text-sm text-muted">
        {pins.length > 0 ? t('map.shown', { count: pins.length }) : t('map.none')}{' '}
        {pins.length > 0 && t('map.rough')}
      </p>
    </section>
  )
}
