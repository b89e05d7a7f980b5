import type { ReactNode } from 'react'
import type { PropertyDetail } from '~/api/types'
import { Icon } from '~/components/icon'
import { usePropertyLabels } from '~/components/property-labels'
import { useText } from '~/i18n/use-text'
import detail from '~/locales/en/detail.json'
import type { Tiles } from '~/map/tiles.server'
import { AreaMap } from './area-map'
import './amenities.css'
import './icons.css'

interface SectionProps {
  title: string
  id?: string
  children: ReactNode
}

export function Section({ title, id, children }: SectionProps) {
  return (
    <section id={id} className="grid gap-4 border-t border-line pt-8 first:border-0 first:pt-0">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  )
}

/** The host's text with its line breaks. */
export function Description({ text }: { text: string }) {
  const t = useText(detail)

  return (
    <Section title={t('detail.about')}>
      <p className="max-w-prose whitespace-pre-line text-lg leading-relaxed">{text}</p>
    </Section>
  )
}

export function Amenities({ slugs }: { slugs: string[] }) {
  const t = useText(detail)
  const labels = usePropertyLabels()
  if (slugs.length === 0) {
    return null
  }

  return (
    <Section title={t('detail.amenities')}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
        {slugs.map((slug) => (
          <li key={slug} className="flex min-h-11 items-center gap-3">
            <i className="amenity-icon" data-amenity={slug} />
            {labels.amenity(slug)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Common ones in the reader's language (`house-rules.server.ts`). */
export function HouseRules({ rules }: { rules: string[] }) {
  const t = useText(detail)
  if (rules.length === 0) {
    return null
  }

  return (
    <Section title={t('detail.rules')}>
      <Points points={rules} />
    </Section>
  )
}

/** When guests come and leave, and which stays are taken, in the API's words; whether pets are welcome. */
export function StayRules({ place: { prices, stayRules, times } }: { place: PropertyDetail }) {
  const t = useText(detail)
  const pets = prices?.petsMost ? [t('detail.pets', { count: prices.petsMost })] : []
  const sentences = [times.text, ...(stayRules?.sentences ?? []), ...pets]

  return (
    <Section title={t('detail.stayRules')}>
      <Points points={sentences} />
    </Section>
  )
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-1">
          <Icon name="dot" className="-ml-1.5 size-6.5 text-laterite" />
          {point}
        </li>
      ))}
    </ul>
  )
}

/** What goes back to a guest who cancels, in the API's words. */
export function Cancellation({ text }: { text: string }) {
  const t = useText(detail)

  return (
    <Section title={t('detail.cancellation')}>
      <p className="max-w-prose">{text}</p>
    </Section>
  )
}

/** Area, town and county; the street for guests with a confirmed stay. */
export function Whereabouts({ place, tiles }: { place: PropertyDetail; tiles: Tiles | null }) {
  const t = useText(detail)
  const { street, area, city, county, country, postalCode } = place.address

  return (
    <Section title={t('detail.where')}>
      <address className="flex items-start gap-3 text-lg not-italic">
        <Icon name="map-pin" className="mt-1 size-5.5 text-laterite" />
        <span className="grid">
          {street && <span className="font-semibold">{street}</span>}
          <span>
            {area}, {city} {postalCode}
          </span>
          <span className="text-muted">
            {t('detail.county', { county })}, {country}
          </span>
        </span>
      </address>
      {!street && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon name="lock" className="size-4" />
          {t('detail.streetLater')}
        </p>
      )}
      <AreaMap place={place} tiles={tiles} />
    </Section>
  )
}
