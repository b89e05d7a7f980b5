import { Form, Input } from 'antd'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../forms/select'
import { PropertyDialog } from '../form/property-dialog'
import { Section } from '../form/section'
import { Dates } from './dates'
import {
  DAYS,
  fieldOf,
  isWhole,
  LIMITS,
  nightsOn,
  NUMBERS,
  payloadOf,
  POLICIES,
  TIMES,
  valuesOf,
  WAYS_TO_BOOK,
  type DatesValues,
} from './values'
import { WEEK, Weekdays } from './weekdays'

/** Which stays a place takes, over the list. */
export default function PropertyStayRules() {
  const { t } = useTranslation()
  const whole = {
    validator: (_: unknown, dates: DatesValues[]) =>
      dates.every(isWhole)
        ? Promise.resolve()
        : Promise.reject(new Error(t('stayRules.arrivals.unfinished'))),
  }
  return (
    <PropertyDialog
      move="stay-rules"
      valuesOf={valuesOf}
      payloadOf={payloadOf}
      fieldOf={fieldOf}
      title={t('stayRules.title')}
      saved={t('stayRules.saved')}
      failed={t('stayRules.failed')}
      save={t('stayRules.save')}
      width={720}
    >
      {(property) => (
        <>
          <Section title={property.title} hint={t('stayRules.hint')}>
            {NUMBERS.map((name) => (
              <Form.Item
                key={name}
                name={name}
                label={t(`stayRules.fields.${name}`)}
                extra={t(`stayRules.hints.${name}`)}
                data-span="3"
              >
                <Input type="number" inputMode="numeric" min={1} autoComplete="off" />
              </Form.Item>
            ))}
          </Section>
          {LIMITS.map((limit) => (
            <Fragment key={limit}>
              <Section title={t(`stayRules.${limit}On`)} hint={t(`stayRules.${limit}OnHint`)}>
                {WEEK.map((day) => (
                  <Form.Item
                    key={day}
                    name={nightsOn(limit, day)}
                    label={t('stayRules.arrivingOn', { day: t(`stayRules.weekdays.${day}`) })}
                    data-span="2"
                  >
                    <Input type="number" inputMode="numeric" min={1} autoComplete="off" />
                  </Form.Item>
                ))}
              </Section>
              <Section title={t(`stayRules.${limit}In`)} hint={t(`stayRules.${limit}InHint`)}>
                <Form.Item name={`${limit}In`} rules={[whole]}>
                  <Dates limit={limit} proposed={property.prices?.periods ?? []} />
                </Form.Item>
              </Section>
            </Fragment>
          ))}
          <Section title={t('stayRules.booking')} hint={t('stayRules.bookingHint')}>
            <Form.Item name="booking" label={t('stayRules.bookingLabel')}>
              <Select>
                {WAYS_TO_BOOK.map((way) => (
                  <option key={way} value={way}>
                    {t(`stayRules.bookings.${way}`)}
                  </option>
                ))}
              </Select>
            </Form.Item>
          </Section>
          <Section title={t('stayRules.times')} hint={t('stayRules.timesHint')}>
            {TIMES.map((name) => (
              <Form.Item
                key={name}
                name={name}
                label={t(`stayRules.fields.${name}`)}
                extra={t(`stayRules.hints.${name}`)}
                data-span="2"
              >
                <Input type="time" autoComplete="off" />
              </Form.Item>
            ))}
          </Section>
          {DAYS.map((name) => (
            <Section key={name} title={t(`stayRules.${name}`)} hint={t('stayRules.daysHint')}>
              <Form.Item name={name}>
                <Weekdays label={t(`stayRules.${name}`)} />
              </Form.Item>
            </Section>
          ))}
          <Section title={t('stayRules.cancellation')} hint={t('stayRules.cancellationHint')}>
            <Form.Item name="cancellationPolicy" label={t('stayRules.policy')}>
              <Select>
                {POLICIES.map((policy) => (
                  <option key={policy} value={policy}>
                    {t(`stayRules.policies.${policy}`)}
                  </option>
                ))}
              </Select>
            </Form.Item>
          </Section>
        </>
      )}
    </PropertyDialog>
  )
}
