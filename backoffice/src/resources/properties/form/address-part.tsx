import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { SelectField, TextField } from '../../../components/field'
import type { ListingForm } from './use-listing-form'
import type { Places } from './use-places'
import { COUNTRY, LIMITS } from './values'

interface AddressPartProps {
  form: ListingForm
  places: Places
}

/** Street to postal code; the town brings its county and, while there is none, its postal code. */
export function AddressPart({ form: { values, errors, set }, places }: AddressPartProps) {
  const { t } = useTranslation()
  const { towns, counties, failed, retry } = places

  function chooseTown(city: string) {
    const before = towns.find(({ name }) => name === values.city)
    const town = towns.find(({ name }) => name === city)
    const ownCode = values.postalCode !== '' && values.postalCode !== before?.postalCode
    set({
      city,
      ...(town && { county: town.county }),
      ...(town && !ownCode && { postalCode: town.postalCode }),
    })
  }

  return (
    <>
      {failed && (
        <p role="alert">
          {t('listing.placesFailed')} <Button onClick={retry}>{t('actions.retry')}</Button>
        </p>
      )}
      <TextField
        id="listing-street"
        label={t('listing.street')}
        hint={t('listing.streetHint')}
        error={errors.street}
        value={values.street}
        maxLength={LIMITS.street}
        autoComplete="off"
        onChange={(street) => set({ street })}
      />
      <div data-span="3">
        <TextField
          id="listing-area"
          label={t('listing.area')}
          error={errors.area}
          value={values.area}
          maxLength={LIMITS.area}
          autoComplete="off"
          onChange={(area) => set({ area })}
        />
      </div>
      <div data-span="3">
        <SelectField
          id="listing-city"
          label={t('listing.city')}
          error={errors.city}
          value={values.city}
          onChange={chooseTown}
        >
          <Options
            none={t('listing.chooseCity')}
            names={towns.map(({ name }) => name)}
            chosen={values.city}
          />
        </SelectField>
      </div>
      <div data-span="3">
        <SelectField
          id="listing-county"
          label={t('listing.county')}
          error={errors.county}
          value={values.county}
          onChange={(county) => set({ county })}
        >
          <Options none={t('listing.chooseCounty')} names={counties} chosen={values.county} />
        </SelectField>
      </div>
      <div data-span="3">
        <TextField
          id="listing-postalCode"
          label={t('listing.postalCode')}
          error={errors.postalCode}
          value={values.postalCode}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          onChange={(postalCode) => set({ postalCode: postalCode.replace(/\D/g, '') })}
        />
      </div>
      <TextField label={t('listing.country')} value={COUNTRY} disabled onChange={() => undefined} />
    </>
  )
}

/** What was chosen stays to be seen, even while the list is on its way or does not know it. */
function Options({ none, names, chosen }: { none: string; names: string[]; chosen: string }) {
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names
  return (
    <>
      <option value="" disabled>
        {none}
      </option>
      {all.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </>
  )
}
