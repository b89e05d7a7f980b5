import { useMemo } from 'react'
import type { PropertyDetail } from '~/api/types'
import { formatMoney } from '@makao/shared/money'
import { useLanguage, useText } from '~/i18n/use-text'
import mapTexts from '~/locales/en/map.json'
import PropertyMap from '~/map/property-map'
import type { Tiles } from '~/map/tiles.server'

/** Leaflet's zoom: the neighbourhood with tiles, the towns around it on the drawn map. */
const NEAREST = { tiles: 13, drawn: 9 }

export default function OpenedMap({
  place,
  tiles,
}: {
  place: PropertyDetail
  tiles: Tiles | null
}) {
  const t = useText(mapTexts)
  const { locale } = useLanguage()
  const { _id: id, title, price, currency, coordinates } = place
  const pins = useMemo(() => {
    const text = formatMoney(price, currency, locale)
    const name = t('map.pin', { title, price: text })
    return coordinates ? [{ id, ...coordinates, text, name, href: null }] : []
  }, [id, title, price, currency, coordinates, locale, t])

  return (
    <>
      <PropertyMap
        pins={pins}
        tiles={tiles}
        label={t('map.place', { title })}
        nearest={tiles ? NEAREST.tiles : NEAREST.drawn}
      />
      <p className="text-sm text-muted">{t(coordinates?.isExact ? 'map.exact' : 'map.rough')}</p>
    </>
  )
}
