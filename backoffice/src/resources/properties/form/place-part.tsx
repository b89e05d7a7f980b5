import { useTranslation } from 'react-i18next'
import { SelectField, TextArea, TextField } from '../../../components/field'
import { StepperField } from '../../../components/stepper-field'
import { number } from '../../../format/money'
import { Section } from './section'
import type { ListingForm } from './use-listing-form'
import { CURRENCIES, LIMITS, TYPES } from './values'

/** What the place is, what a night costs, and whom it holds. */
export function PlacePart({ form: { values, errors, set } }: { form: ListingForm }) {
  const { t } = useTranslation()
  const stepper = (field: 'bedrooms' | 'bathrooms' | 'maxGuests', min: number, step = 1) => (
    <div data-span="2">
      <StepperField
        id={`listing-${field}`}
        label={t(`listing.${field}`)}
        error={errors[field]}
        value={values[field]}
        min={min}
        max={LIMITS[field]}
        step={step}
        onChange={(value) => set({ [field]: value })}
      />
    </div>
  )

  return (
    <>
      <Section title={t('listing.place')} hint={t('listing.placeHint')}>
        <TextField
          id="listing-title"
          label={t('listing.title')}
          hint={t('listing.titleHint')}
          error={errors.title}
          value={values.title}
          maxLength={LIMITS.title}
          autoComplete="off"
          onChange={(title) => set({ title })}
        />
        <TextArea
          id="listing-description"
          label={t('listing.description')}
          hint={t('listing.lettersLeft', {
            formatted: number(LIMITS.description - values.description.length),
          })}
          error={errors.description}
          value={values.description}
          maxLength={LIMITS.description}
          onChange={(description) => set({ description })}
        />
        <div data-span="3">
          <SelectField
            id="listing-propertyType"
            label={t('listing.propertyType')}
            error={errors.propertyType}
            value={values.propertyType}
            onChange={(propertyType) => set({ propertyType })}
          >
            {TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`properties.types.${type}`)}
              </option>
            ))}
          </SelectField>
        </div>
      </Section>
      <Section title={t('listing.priceAndRoom')} hint={t('listing.priceHint')}>
        <div data-span="4">
          <TextField
            id="listing-price"
            label={t('listing.price')}
            error={errors.price}
            type="number"
            inputMode="decimal"
            min={0}
            step={0.01}
            value={values.price}
            onChange={(price) => set({ price })}
          />
        </div>
        <div data-span="2">
          <SelectField
            id="listing-currency"
            label={t('listing.currency')}
            error={errors.currency}
            value={values.currency}
            onChange={(currency) => set({ currency })}
          >
            {CURRENCIES.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </SelectField>
        </div>
        {stepper('bedrooms', 0)}
        {stepper('bathrooms', 0.5, 0.5)}
        {stepper('maxGuests', 1)}
      </Section>
    </>
  )
}
