import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { typedPhone } from '@makao/shared/phones'
import type { User } from '../api/types'
import fields from '../forms/form.module.css'
import { RecordForm } from '../forms/record-form'
import { useRecordForm } from '../forms/use-record-form'
import { useMe } from '../hooks/use-me'
import { useRenewMe } from '../hooks/use-renew-me'
import { NO_PROOF, ProofFields } from '../settings/proof-fields'
import styles from './profile.module.css'

const valuesOf = (me?: User) => ({
  firstName: me?.firstName ?? '',
  lastName: me?.lastName ?? '',
  phone: me?.phone ?? '',
  dateOfBirth: me?.dateOfBirth ?? '',
  bio: me?.bio ?? '',
  address: {
    street: me?.address.street ?? '',
    city: me?.address.city ?? '',
    state: me?.address.state ?? '',
    country: me?.address.country ?? '',
    zipCode: me?.address.zipCode ?? '',
  },
  ...NO_PROOF,
})

type Values = ReturnType<typeof valuesOf>

const orNull = (text: string) => text.trim() || null

/** What is left empty is cleared. */
const payloadOf = ({ phone, dateOfBirth, bio, address, ...names }: Values) => ({
  ...names,
  phone: orNull(phone),
  dateOfBirth: orNull(dateOfBirth),
  bio: orNull(bio),
  address: Object.fromEntries(Object.entries(address).map(([part, text]) => [part, orNull(text)])),
})

/** One's own facts; they can be saved once something has changed (§5). */
export function DetailsForm() {
  const { t } = useTranslation()
  const me = useMe()
  const renew = useRenewMe()
  const form = useRecordForm({
    resource: 'users',
    id: me._id,
    record: me,
    meta: { path: 'auth/updatedetails' },
    valuesOf,
    payloadOf,
    saved: () => t('profile.done'),
    onSaved: (answer: User) => void renew(answer),
  })
  const { changed } = form
  const phone = Form.useWatch<string | undefined>('phone', form.form)
  const isOtherPhone = phone !== undefined && phone !== (me.phone ?? '')

  return (
    <section className={styles.card}>
      <RecordForm
        form={form}
        failed={t('profile.failed')}
        submit={t('profile.save')}
        disabled={!changed}
        aside={!changed && <span className={styles.soft}>{t('profile.unchanged')}</span>}
      >
        <p className={`${styles.soft} ${fields.wide}`}>{t('profile.lead')}</p>
        <Form.Item name="firstName" label={t('profile.fields.firstName')}>
          <Input autoComplete="given-name" maxLength={50} />
        </Form.Item>
        <Form.Item name="lastName" label={t('profile.fields.lastName')}>
          <Input autoComplete="family-name" maxLength={50} />
        </Form.Item>
        <Form.Item name="phone" label={t('profile.fields.phone')} normalize={typedPhone}>
          <Input type="tel" autoComplete="tel" maxLength={30} placeholder="+254712345678" />
        </Form.Item>
        <Form.Item name="dateOfBirth" label={t('profile.fields.dateOfBirth')}>
          <Input type="date" autoComplete="bday" />
        </Form.Item>
        <Form.Item
          name="bio"
          label={t('profile.fields.bio')}
          extra={t('profile.bioHint')}
          className={fields.wide}
        >
          <Input.TextArea rows={5} maxLength={500} />
        </Form.Item>
        <Form.Item name={['address', 'street']} label={t('profile.fields.street')}>
          <Input autoComplete="street-address" maxLength={255} />
        </Form.Item>
        <Form.Item name={['address', 'city']} label={t('profile.fields.city')}>
          <Input autoComplete="address-level2" maxLength={255} />
        </Form.Item>
        <Form.Item name={['address', 'state']} label={t('profile.fields.state')}>
          <Input autoComplete="address-level1" maxLength={255} />
        </Form.Item>
        <Form.Item name={['address', 'country']} label={t('profile.fields.country')}>
          <Input autoComplete="country-name" maxLength={255} />
        </Form.Item>
        <Form.Item name={['address', 'zipCode']} label={t('profile.fields.zipCode')}>
          <Input autoComplete="postal-code" maxLength={12} />
        </Form.Item>
        {isOtherPhone && <ProofFields />}
      </RecordForm>
    </section>
  )
}
