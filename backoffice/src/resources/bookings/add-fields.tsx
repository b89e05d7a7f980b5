import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '../../components/day-input'
import { Stepper } from '../../components/stepper'
import { SwitchRow } from '../../components/switch-row'
import forms from '../../forms/form.module.css'
import styles from './add-dialog.module.css'

export function Days() {
  const { t } = useTranslation()
  return (
    <div className={styles.pair}>
      {(['checkIn', 'checkOut'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(`bookings.add.${name}`)}>
          <Day />
        </Form.Item>
      ))}
    </div>
  )
}

/** @param props - given by `Form.Item` */
function Day({
  value = '',
  onChange = () => {},
  ...props
}: Partial<Parameters<typeof DayInput>[0]>) {
  return <DayInput {...props} className={forms.control} value={value} onChange={onChange} />
}

export function Guests() {
  const { t } = useTranslation()
  return (
    <div className={styles.pair}>
      <Form.Item name="adults" label={t('bookings.add.adults')}>
        <Stepper what={t('bookings.add.adults')} min={1} max={MOST_GUESTS} />
      </Form.Item>
      <Form.Item name="children" label={t('bookings.add.children')}>
        <Stepper what={t('bookings.add.children')} min={0} max={MOST_GUESTS} />
      </Form.Item>
      <Form.Item name="pets" label={t('bookings.add.pets')}>
        <Stepper what={t('bookings.add.pets')} min={0} max={MOST_GUESTS} />
      </Form.Item>
    </div>
  )
}

export function Person() {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="firstName" label={t('bookings.add.firstName')}>
          <Input autoComplete="off" maxLength={50} />
        </Form.Item>
        <Form.Item name="lastName" label={<Optional text={t('bookings.add.lastName')} />}>
          <Input autoComplete="off" maxLength={50} />
        </Form.Item>
      </div>
      <Form.Item name="phone" label={<Optional text={t('bookings.add.phone')} />}>
        <Input type="tel" autoComplete="off" placeholder="+254712345678" />
      </Form.Item>
      <Form.Item
        name="email"
        label={<Optional text={t('bookings.add.email')} />}
        extra={t('bookings.add.emailHint')}
      >
        <Input type="email" autoComplete="off" />
      </Form.Item>
    </>
  )
}

export function Price() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        name="total"
        label={<Optional text={t('bookings.add.total')} />}
        extra={t('bookings.add.totalHint')}
      >
        <Input type="number" inputMode="decimal" min={0} step={0.01} />
      </Form.Item>
      <SwitchRow
        name={['isPaid']}
        label={t('bookings.add.isPaid')}
        hint={t('bookings.add.isPaidHint')}
      />
    </>
  )
}

export function Optional({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <>
      {text} <span className={forms.optional}>{t('bookings.add.optional')}</span>
    </>
  )
}

/** As in the API. */
const MOST_GUESTS = 20
