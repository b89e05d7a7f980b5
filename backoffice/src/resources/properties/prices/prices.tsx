import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { money } from '../../../format/money'
import { PropertyDialog } from '../form/property-dialog'
import { Section } from '../form/section'
import { Periods } from './periods'
import { isWhole, payloadOf, valuesOf, type Amount, type PeriodValues } from './values'

/** What a place costs beside its price per night, over the list. */
export default function PropertyPrices() {
  const { t } = useTranslation()
  return (
    <PropertyDialog
      move="prices"
      valuesOf={valuesOf}
      payloadOf={payloadOf}
      fieldOf={(path) => path.split('.')[0]}
      apart={({ currency: was }, { currency }) =>
        was === currency ? undefined : t('prices.otherCurrency', { was, currency })
      }
      title={t('prices.title')}
      saved={t('prices.saved')}
      failed={t('prices.failed')}
      save={t('prices.save')}
      width={860}
    >
      {(property) => (
        <>
          <Nights property={property} />
          <Discounts />
          <Fees currency={property.currency} />
        </>
      )}
    </PropertyDialog>
  )
}

function Nights({ property: { title, price, currency } }: { property: PropertyDetail }) {
  const { t } = useTranslation()
  const whole = {
    validator: (_: unknown, periods: PeriodValues[]) =>
      periods.every(isWhole)
        ? Promise.resolve()
        : Promise.reject(new Error(t('prices.unfinished'))),
  }
  return (
    <>
      <Section title={title} hint={t('prices.hint', { price: money(price, currency) })}>
        <NumberItem name="weekendPrice" currency={currency} step={0.01} />
      </Section>
      <Section title={t('prices.periods')} hint={t('prices.periodsHint')}>
        <Form.Item name="periods" rules={[whole]}>
          <Periods currency={currency} />
        </Form.Item>
      </Section>
    </>
  )
}

function Discounts() {
  const { t } = useTranslation()
  return (
    <Section title={t('prices.discounts')} hint={t('prices.discountsHint')}>
      <NumberItem name="weeklyDiscount" />
      <NumberItem name="monthlyDiscount" />
      <NumberItem name="earlyDiscount" />
      <NumberItem name="earlyDays" />
      <NumberItem name="lateDiscount" />
      <NumberItem name="lateDays" />
    </Section>
  )
}

function Fees({ currency }: { currency: string }) {
  const { t } = useTranslation()
  return (
    <Section title={t('prices.fees')} hint={t('prices.feesHint')}>
      <NumberItem name="extraGuestFee" currency={currency} step={0.01} />
      <NumberItem name="guestsIncluded" />
      <NumberItem name="cleaningFee" currency={currency} step={0.01} />
      <NumberItem name="petsMost" />
      <NumberItem name="petFee" currency={currency} step={0.01} />
      <NumberItem name="petNightFee" currency={currency} step={0.01} />
      <NumberItem name="deposit" currency={currency} />
    </Section>
  )
}

interface NumberItemProps {
  name: Amount
  /** Of a price. */
  currency?: string
  step?: number
}

function NumberItem({ name, currency = '', step = 1 }: NumberItemProps) {
  const { t } = useTranslation()
  return (
    <Form.Item name={name} label={t(`prices.fields.${name}`, { currency })} data-span="3">
      <Input
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={0}
        step={step}
        autoComplete="off"
      />
    </Form.Item>
  )
}
