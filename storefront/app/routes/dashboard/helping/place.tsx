import type { HelpedPlace } from '~/api/types'
import { LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { Abilities } from './abilities'

export function Place({ place }: { place: HelpedPlace }) {
  const t = useText(helping)
  const { _id: id, calendar, host, manage, prices, property } = place
  const path = `/dashboard/helping/places/${property._id}`
  const parts = [
    ...(manage ? (['listing', 'photos', 'rules'] as const) : []),
    ...(prices ? (['prices'] as const) : []),
  ]

  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">{property.title}</h3>
      <p className="text-muted">
        {t('helping.placeOf', { city: property.city, host: host.firstName })}
      </p>
      <Abilities of={place} />
      <div className="flex flex-wrap gap-3">
        {(calendar || manage) && (
          <LinkButton
            to={path}
            tone="quiet"
            aria-label={`${t('helping.calendar')}: ${property.title}`}
          >
            {t('helping.calendar')}
          </LinkButton>
        )}
        {parts.map((part) => (
          <LinkButton
            key={part}
            to={`${path}/${part}`}
            tone="quiet"
            aria-label={`${t(`helping.part.${part}`)}: ${property.title}`}
          >
            {t(`helping.part.${part}`)}
          </LinkButton>
        ))}
        <LinkButton
          to={`/dashboard/helping/${id}/leave`}
          tone="plain"
          aria-label={`${t('helping.leave')}: ${property.title}`}
        >
          {t('helping.leave')}
        </LinkButton>
      </div>
    </article>
  )
}
