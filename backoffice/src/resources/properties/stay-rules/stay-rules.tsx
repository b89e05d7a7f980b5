import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PropertyDetail } from '../../../api/types'
import { Select } from '../../../forms/select'
import { PropertyDialog } from '../form/property-dialog'
import { Section } from '../form/section'
import { WEEK, Weekdays, type Weekday } from './weekdays'

const NUMBERS = [
  'minNights',
  'maxNights',
  'noticeDays',
  'monthsAhead',
  'preparationNights',
] as const

const DAYS = ['arrivalDays', 'departureDays'] as const

const TIMES = ['checkInFrom', 'checkInUntil', 'checkOutUntil'] as const

/** How a stay comes about. */
const WAYS_TO_BOOK = ['onRequest', 'instant'] as const
type WayToBook = (typeof WAYS_TO_BOOK)[number]

type Policy = PropertyDetail['cancellation']['policy']

const POLICIES: Policy[] = ['free', 'flexible', 'moderate', 'strict', 'nonRefundable']

const nightsOn = (day: Weekday) => `${day}Nights` as const

type TypedName = (typeof NUMBERS)[number] | (typeof TIMES)[number] | ReturnType<typeof nightsOn>

type RuleValues = Record<TypedName, string> &
  Record<(typeof DAYS)[number], Weekday[]> & { cancellationPolicy: Policy; booking: WayToBook }

function valuesOf(property?: PropertyDetail): RuleValues {
  const rules = property?.stayRules
  const minimums = new Map(rules?.minNightsOn.map(({ day, nights }) => [day, nights]))
  const typed = [
    ...[...NUMBERS, ...TIMES].map((name) => [name, String(rules?.[name] ?? '')]),
    ...WEEK.map((day) => [nightsOn(day), String(minimums.get(day) ?? '')]),
  ]
  return {
    ...(Object.fromEntries(typed) as Record<TypedName, string>),
    arrivalDays: rules?.arrivalDays ?? [],
    departureDays: rules?.departureDays ?? [],
    cancellationPolicy: property?.cancellation.policy ?? 'free',
    booking: rules?.instantBooking ? 'instant' : 'onRequest',
  }
}

function payloadOf({
  arrivalDays,
  departureDays,
  cancellationPolicy,
  booking,
  ...typed
}: RuleValues) {
  const numberIn = (name: TypedName) => (typed[name] === '' ? null : Number(typed[name]))
  const numbers = NUMBERS.map((name) => [name, numberIn(name)])
  const times = TIMES.map((name) => [name, typed[name] || null])
  return {
    ...Object.fromEntries([...numbers, ...times]),
    minNightsOn: WEEK.map((day) => ({ day, nights: numberIn(nightsOn(day)) })),
    arrivalDays,
    departureDays,
    cancellationPolicy,
    instantBooking: booking === 'instant',
  } as object
}

function fieldOf(path: string) {
  const [name, at] = path.split('.')
  if (name === 'instantBooking') return 'booking'
  return name === 'minNightsOn' && at ? nightsOn(WEEK[Number(at)]!) : name!
}

/** Which stays a place takes, over the list. */
export default function PropertyStayRules() {
  const { t } = useTranslation()
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
          <Section title={t('stayRules.minNightsOn')} hint={t('stayRules.minNightsOnHint')}>
            {WEEK.map((day) => (
              <Form.Item
                key={day}
                name={nightsOn(day)}
                label={t('stayRules.arrivingOn', { day: t(`stayRules.weekdays.${day}`) })}
                data-span="2"
              >
                <Input type="number" inputMode="numeric" min={1} autoComplete="off" />
              </Form.Item>
            ))}
          </Section>
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
