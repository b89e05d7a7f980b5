import type { Faults } from '~/form-schema'
import { TextField } from '~/components/field'
import { useText } from '~/i18n/use-text'
import profile from '~/locales/en/profile.json'
import type { Details } from './details'

const lines = [
  { key: 'street', autoComplete: 'street-address', wide: true, maxLength: 255 },
  { key: 'city', autoComplete: 'address-level2', wide: false, maxLength: 255 },
  { key: 'state', autoComplete: 'address-level1', wide: false, maxLength: 255 },
  { key: 'zipCode', autoComplete: 'postal-code', wide: false, maxLength: 12 },
  { key: 'country', autoComplete: 'country-name', wide: false, maxLength: 255 },
] as const

export function AddressFields({ values, errors }: { values: Details; errors: Faults }) {
  const t = useText(profile)

  return (
    <fieldset>
      <legend className="mb-3 font-display text-xl font-bold">{t('profile.address')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {lines.map(({ key, wide, ...input }) => (
          <div key={key} className={wide ? 'sm:col-span-2' : undefined}>
            <TextField
              name={`address.${key}`}
              label={t(`profile.${key}`)}
              defaultValue={values[`address.${key}`]}
              error={errors[`address.${key}`]}
              {...input}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
