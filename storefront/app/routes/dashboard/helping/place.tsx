import type { HelpedPlace } from '~/api/types'
import { LinkButton } from '~/components/button'
import { useText } from '~/i18n/use-text'
import helping from '~/locales/en/helping.json'
import { Abilities } from './abilities'

export function Place({ place }: { place: HelpedPlace }) {
  const t = useText(helping)
  const { _id: id, calendar, host, property } = place

  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h3 className="text-lg">{property.title}</h3>
      <p className="text-muted">
        {t('helping.placeOf', { city: property.city, host: host.firstName })}
      </p>
      <Abilities of={place} />
      <div className="flex flex-wrap gap-3">
        {calendar && (
          <LinkButton
            to={`/dashboard/helping/places/${property._id}`}
            tone="quiet"
            aria-label={`${t('helping.calendar')}: ${property.title}`}
          >
            {t('helping.calendar')}
          </LinkButton>
        )}
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
