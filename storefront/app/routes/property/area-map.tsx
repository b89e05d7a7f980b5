import { lazy, Suspense, useState } from 'react'
import type { PropertyDetail } from '~/api/types'
import { buttonClass } from '~/components/button'
import { Icon } from '~/components/icon'
import { Skeleton } from '~/components/skeleton'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import type { Tiles } from '~/map/tiles.server'
import { loadPart } from '~/offline/load-part'

const OpenedMap = lazy(() => loadPart(() => import('./opened-map')))

/** The place's area on a map that loads on demand. */
export function AreaMap({ place, tiles }: { place: PropertyDetail; tiles: Tiles | null }) {
  const t = useText(detail)
  const [open, setOpen] = useState(false)
  if (!place.coordinates) {
    return null
  }

  return (
    <details
      className="needs-scripts group"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={buttonClass({ tone: 'quiet' }, 'cursor-pointer list-none')}>
        <Icon name="map" />
        {t('detail.map')}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      {open && (
        <div className="mt-4 grid gap-3">
          <Suspense fallback={<Skeleton className="h-80 w-full rounded-lg" />}>
            <OpenedMap place={place} tiles={tiles} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
