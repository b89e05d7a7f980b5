import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { en } from '../../../locales/en'
import { amenityName } from '../amenities'
import { Choices } from './choices'
import { COMMON_RULES, ruleText } from './house-rules'
import { Section } from './section'
import { LIMITS } from './values'

/** Amenities and house rules, common and custom. */
export function ExtrasPart() {
  const { t } = useTranslation()
  const catalogue = Object.keys(en.amenities)
  const slugs = new Map(catalogue.map((slug) => [hyphenated(amenityName(slug)), slug]))

  return (
    <>
      <Section title={t('listing.amenities')} hint={t('listing.amenitiesHint')}>
        <Form.Item name="amenities">
          <Choices
            label={t('listing.amenities')}
            offered={catalogue.map((value) => ({ value, text: amenityName(value) }))}
            textOf={amenityName}
            read={(text) => slugs.get(hyphenated(text)) ?? hyphenated(text)}
            own={{
              label: t('listing.ownAmenity'),
              longest: LIMITS.amenity,
              add: t('listing.addAmenity'),
            }}
          />
        </Form.Item>
      </Section>
      <Section title={t('listing.houseRules')} hint={t('listing.houseRulesHint')}>
        <Form.Item name="houseRules">
          <Choices
            label={t('listing.houseRules')}
            offered={Object.keys(COMMON_RULES).map((value) => ({ value, text: ruleText(value) }))}
            textOf={ruleText}
            read={(text) => text.trim()}
            own={{
              label: t('listing.ownRule'),
              longest: LIMITS.houseRule,
              add: t('listing.addRule'),
            }}
          />
        </Form.Item>
      </Section>
    </>
  )
}

/** Custom amenities become lowercase with hyphens (§3), as in the API. */
function hyphenated(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
