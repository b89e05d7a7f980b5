import { useTranslation } from 'react-i18next'
import { en } from '../../../locales/en'
import { amenityName } from '../amenities'
import { Choices } from './choices'
import { COMMON_RULES, ruleText } from './house-rules'
import { Section } from './section'
import type { ListingForm } from './use-listing-form'
import { LIMITS } from './values'

/** Amenities and house rules: the catalogues, and what a host adds to them. */
export function ExtrasPart({ form: { values, errors, set } }: { form: ListingForm }) {
  const { t } = useTranslation()
  const catalogue = Object.keys(en.amenities)
  const slugs = new Map(catalogue.map((slug) => [hyphenated(amenityName(slug)), slug]))

  return (
    <>
      <Section title={t('listing.amenities')} hint={t('listing.amenitiesHint')}>
        <Choices
          label={t('listing.amenities')}
          offered={catalogue.map((value) => ({ value, text: amenityName(value) }))}
          chosen={values.amenities}
          textOf={amenityName}
          read={(text) => slugs.get(hyphenated(text)) ?? hyphenated(text)}
          own={{
            id: 'listing-amenities',
            label: t('listing.ownAmenity'),
            error: errors.amenities,
            longest: LIMITS.amenity,
            add: t('listing.addAmenity'),
          }}
          onChange={(amenities) => set({ amenities })}
        />
      </Section>
      <Section title={t('listing.houseRules')} hint={t('listing.houseRulesHint')}>
        <Choices
          label={t('listing.houseRules')}
          offered={Object.keys(COMMON_RULES).map((value) => ({ value, text: ruleText(value) }))}
          chosen={values.houseRules}
          textOf={ruleText}
          read={(text) => text.trim()}
          own={{
            id: 'listing-houseRules',
            label: t('listing.ownRule'),
            error: errors.houseRules,
            longest: LIMITS.houseRule,
            add: t('listing.addRule'),
          }}
          onChange={(houseRules) => set({ houseRules })}
        />
      </Section>
    </>
  )
}

/** Custom amenities become lowercase with hyphens (§3), as the API does it. */
function hyphenated(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
