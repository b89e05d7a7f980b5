import { currencies, propertyTypes } from '@makao/shared/catalogue'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Stepper } from '../../../components/stepper'
import { Select } from '../../../forms/select'
import { number } from '../../../format/money'
import { ruleOf } from './check'
import { Section } from './section'
import { LIMITS } from './values'

export function PlacePart() {
  const { t } = useTranslation()
  const words = {
    title: Form.useWatch<string | undefined>('title') ?? '',
    description: Form.useWatch<string | undefined>('description') ?? '',
  }
  const lettersLeft = (field: keyof typeof words) =>
    t('listing.lettersLeft', { formatted: number(LIMITS[field] - words[field].length) })
  const stepper = (field: 'bedrooms' | 'bathrooms' | 'maxGuests', min: number, step = 1) => (
    <Form.Item name={field} label={t(`listing.${field}`)} rules={ruleOf(field)} data-span="2">
      <Stepper what={t(`listing.${field}`)} min={min} max={LIMITS[field]} step={step} />
    </Form.Item>
  )

  return (
    <>
      <Section title={t('listing.place')} hint={t('listing.placeHint')}>
        <Form.Item
          name="title"
          label={t('listing.title')}
          extra={`${t('listing.titleHint')} ${lettersLeft('title')}`}
          rules={ruleOf('title')}
        >
          <Input maxLength={LIMITS.title} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="description"
          label={t('listing.description')}
          extra={lettersLeft('description')}
          rules={ruleOf('description')}
        >
          <Input.TextArea rows={5} maxLength={LIMITS.description} />
        </Form.Item>
        <Form.Item name="propertyType" label={t('listing.propertyType')} data-span="3">
          <Select>
            {propertyTypes.map((type) => (
              <option key={type} value={type}>
                {t(`properties.types.${type}`)}
              </option>
            ))}
          </Select>
        </Form.Item>
      </Section>
      <Section title={t('listing.priceAndRoom')} hint={t('listing.priceHint')}>
        <Form.Item name="price" label={t('listing.price')} rules={ruleOf('price')} data-span="4">
          <Input type="number" inputMode="decimal" min={0} step={0.01} />
        </Form.Item>
        <Form.Item name="currency" label={t('listing.currency')} data-span="2">
          <Select>
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </Select>
        </Form.Item>
        {stepper('bedrooms', 0)}
        {stepper('bathrooms', 0.5, 0.5)}
        {stepper('maxGuests', 1)}
      </Section>
    </>
  )
}
