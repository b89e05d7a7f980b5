import { commonAmenities } from '@makao/shared/catalogue'
import { Icon } from '~/components/icon'
import { usePropertyLabels } from '~/components/property-labels'
import { useText } from '~/i18n/use-text'
import listing from '~/locales/en/listing.json'
import { amenityChoices } from './filters'

interface AmenityChoicesProps {
  chosen: string[]
  onChange: (amenities: string[]) => void
}

/** The ten common amenities, the rest behind 'Show more'. A place must have all chosen ones. */
export function AmenityChoices({ chosen, onChange }: AmenityChoicesProps) {
  const t = useText(listing)
  const rest = amenityChoices.slice(commonAmenities)
  const own = chosen.filter((slug) => !amenityChoices.includes(slug))
  const choose = (slug: string, checked: boolean) =>
    onChange(checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
  const list = (slugs: readonly string[]) => (
    <Choices slugs={slugs} chosen={chosen} onChoose={choose} />
  )

  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t('listing.amenities')}</legend>
      {list([...amenityChoices.slice(0, commonAmenities), ...own])}
      <details className="group" open={rest.some((slug) => chosen.includes(slug)) || undefined}>
        <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-acacia group-open:hidden">
          {t('listing.showMore')}
          <Icon name="chevron-down" />
        </summary>
        {list(rest)}
      </details>
    </fieldset>
  )
}

interface ChoicesProps {
  slugs: readonly string[]
  chosen: string[]
  onChoose: (slug: string, checked: boolean) => void
}

function Choices({ slugs, chosen, onChoose }: ChoicesProps) {
  const labels = usePropertyLabels()

  return (
    <ul className="grid grid-cols-2 gap-x-3 lg:grid-cols-1">
      {slugs.map((slug) => (
        <li key={slug}>
          <label className="check">
            <input
              type="checkbox"
              name="amenities"
              value={slug}
              checked={chosen.includes(slug)}
              onChange={(event) => onChoose(slug, event.target.checked)}
            />
            {labels.amenity(slug)}
          </label>
        </li>
      ))}
    </ul>
  )
}
