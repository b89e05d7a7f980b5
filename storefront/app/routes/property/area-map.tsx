import { ChevronDown, Map as MapIcon } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { PropertyDetail } from '~/api/types'
import { buttonClass } from '~/components/button'
import { formatMoney } from '@makao/shared/money'
import { Skeleton } from '~/components/skeleton'
import { useLanguage, useText } from '~/i18n/use-text'
import mapTexts from '~/locales/en/map.json'
import type { Tiles } from '~/map/tiles.server'
import { loadPart } from '~/offline/load-part'

const PropertyMap = lazy(() => loadPart(() => import('~/map/property-map')))

/** Leaflet's zoom: the neighbourhood with tiles, the towns around it on the drawn map. */
const NEAREST = { tiles: 13, drawn: 9 }

/** The place's area on a map that loads on demand. */
export function AreaMap({ place, tiles }: { place: PropertyDetail; tiles: Tiles | null }) {
  const t = useText(mapTexts)
  const { locale } = useLanguage()
  const [open, setOpen] = useState(false)
  const { _id: id, title, price, currency, coordinates } = place
  const pins = useMemo(() => {
    const text = formatMoney(price, currency, locale)
    const name = t('map.pin', { title, price: text })
    return coordinates ? [{ id, ...coordinates, text, name, href: null }] : []
  }, [id, title, price, currency, coordinates, locale, t])
  if (!coordinates) {
    return null
  }

  return (
    <details
      className="needs-scripts group"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={buttonClass({ tone: 'quiet' }, 'cursor-pointer list-none')}>
        <MapIcon aria-hidden size={18} />
        {t('map.open')}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      {open && (
        <div className="mt-4 grid gap-3">
          <Suspense fallback={<Skeleton className="h-80 w-full rounded-lg" />}>
            <PropertyMap
              pins={pins}
              tiles={tiles}
              label={t('map.place', { title })}
              nearest={tiles ? NEAREST.tiles : NEAREST.drawn}
            />
          </Suspense>
          <p className="text-sm text-muted">{t(coordinates.isExact ? 'map.exact' : 'map.rough')}</p>
        </div>
      )}
    </details>
  )
}
