import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../forms/select'
import { ruleOf } from './check'
import type { Places } from './use-places'
import { COUNTRY, LIMITS } from './values'

/** The town brings its county and postal code (use-listing-form.ts). */
export function AddressPart({ places }: { places: Places }) {
  const { t } = useTranslation()
  const { towns, counties, failed, retry } = places

  return (
    <>
      {failed && (
        <p role="alert">
          {t('listing.placesFailed')} <Button onClick={retry}>{t('actions.retry')}</Button>
        </p>
      )}
      <Form.Item
        name="street"
        label={t('listing.street')}
        extra={t('listing.streetHint')}
        rules={ruleOf('street')}
      >
        <Input maxLength={LIMITS.street} autoComplete="off" />
      </Form.Item>
      <Form.Item name="area" label={t('listing.area')} rules={ruleOf('area')} data-span="3">
        <Input maxLength={LIMITS.area} autoComplete="off" />
      </Form.Item>
      <Form.Item name="city" label={t('listing.city')} rules={ruleOf('city')} data-span="3">
        <Names none={t('listing.chooseCity')} names={towns.map(({ name }) => name)} />
      </Form.Item>
      <Form.Item name="county" label={t('listing.county')} rules={ruleOf('county')} data-span="3">
        <Names none={t('listing.chooseCounty')} names={counties} />
      </Form.Item>
      <Form.Item
        name="postalCode"
        label={t('listing.postalCode')}
        rules={ruleOf('postalCode')}
        normalize={(typed: string) => typed.replace(/\D/g, '')}
        data-span="3"
      >
        <Input inputMode="numeric" maxLength={5} autoComplete="off" />
      </Form.Item>
      <Form.Item label={t('listing.country')} htmlFor="listing-country">
        <Input id="listing-country" value={COUNTRY} disabled />
      </Form.Item>
    </>
  )
}

interface NamesProps {
  none: string
  names: string[]
  /** Given by `Form.Item`. */
  value?: string
}

/** Keeps the chosen value while the list loads or lacks it. */
function Names({ none, names, value = '', ...control }: NamesProps) {
  const all = value && !names.includes(value) ? [value, ...names] : names
  return (
    <Select {...control} value={value}>
      <option value="" disabled>
        {none}
      </option>
      {all.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}
