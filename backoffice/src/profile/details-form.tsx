import { useNotification } from '@refinedev/core'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { User } from '../api/types'
import { TextArea, TextField } from '../components/field'
import { useForm } from '../hooks/use-form'
import { useMe } from '../hooks/use-me'
import { useRenewMe } from '../hooks/use-renew-me'
import { http } from '../providers/http'
import styles from './profile.module.css'

const ADDRESS = ['street', 'city', 'state', 'country', 'zipCode'] as const

const textsOf = (me: User) => ({
  firstName: me.firstName,
  lastName: me.lastName,
  phone: me.phone ?? '',
  dateOfBirth: me.dateOfBirth ?? '',
  bio: me.bio ?? '',
  street: me.address.street ?? '',
  city: me.address.city ?? '',
  state: me.address.state ?? '',
  country: me.address.country ?? '',
  zipCode: me.address.zipCode ?? '',
})

type Texts = ReturnType<typeof textsOf>

const orNull = (text: string) => text.trim() || null

/** What is left empty is cleared. */
const bodyOf = (texts: Texts) => ({
  firstName: texts.firstName,
  lastName: texts.lastName,
  phone: orNull(texts.phone),
  dateOfBirth: orNull(texts.dateOfBirth),
  bio: orNull(texts.bio),
  address: Object.fromEntries(ADDRESS.map((part) => [part, orNull(texts[part])])),
})

/** One's own facts; they can be saved once something has changed (§5). */
export function DetailsForm() {
  const { t } = useTranslation()
  const me = useMe()
  const renew = useRenewMe()
  const notify = useNotification().open
  const { form, field, values, setValues, changed, busy, failure } = useForm({
    initial: textsOf(me),
    save: async (texts) => {
      const { data } = await http.put<User>('/auth/updatedetails', bodyOf(texts))
      setValues(textsOf(data))
      await renew(data)
      notify?.({ type: 'success', message: t('profile.done') })
    },
  })
  const text = (name: keyof Texts) => ({ ...field(name), label: t(`profile.fields.${name}`) })

  return (
    <form {...form} className={`${styles.card} ${styles.form}`}>
      <p className={`${styles.soft} ${styles.wide}`}>{t('profile.lead')}</p>
      <TextField {...text('firstName')} autoComplete="given-name" maxLength={50} required />
      <TextField {...text('lastName')} autoComplete="family-name" maxLength={50} required />
      <TextField
        {...text('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        placeholder="+254712345678"
      />
      <TextField {...text('dateOfBirth')} type="date" autoComplete="bday" />
      <div className={styles.wide}>
        <TextArea {...text('bio')} hint={t('profile.bioHint')} maxLength={500} value={values.bio} />
      </div>
      <TextField {...text('street')} autoComplete="street-address" maxLength={255} />
      <TextField {...text('city')} autoComplete="address-level2" maxLength={255} />
      <TextField {...text('state')} autoComplete="address-level1" maxLength={255} />
      <TextField {...text('country')} autoComplete="country-name" maxLength={255} />
      <TextField {...text('zipCode')} autoComplete="postal-code" maxLength={12} />
      {failure && (
        <Alert
          type="error"
          role="alert"
          className={styles.wide}
          message={t('profile.failed')}
          description={failure}
        />
      )}
      <div className={styles.foot}>
        {!changed && <span className={styles.soft}>{t('profile.unchanged')}</span>}
        <Button size="large" type="primary" htmlType="submit" disabled={!changed} loading={busy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
