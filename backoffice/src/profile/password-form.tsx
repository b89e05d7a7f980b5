import { useNotification } from '@refinedev/core'
import { Alert, Button } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../components/field'
import { useForm } from '../hooks/use-form'
import { useMe } from '../hooks/use-me'
import { http } from '../providers/http'
import styles from './profile.module.css'

const EMPTY = { currentPassword: '', newPassword: '', confirm: '' }

/** Current, new, and new once more (§5). Other devices are signed out; this one goes on. */
export function PasswordForm() {
  const { t } = useTranslation()
  const { email } = useMe()
  const notify = useNotification().open
  const [shown, setShown] = useState(false)
  const { form, field, setValues, busy, failure } = useForm({
    initial: EMPTY,
    check: ({ currentPassword, newPassword, confirm }) => ({
      ...(!currentPassword && { currentPassword: t('profile.password.required') }),
      ...(!newPassword && { newPassword: t('profile.password.required') }),
      ...(newPassword !== confirm && { confirm: t('profile.password.differ') }),
    }),
    save: async ({ currentPassword, newPassword }) => {
      await http.put('/auth/updatepassword', { currentPassword, newPassword })
      setValues(EMPTY)
      notify?.({ type: 'success', message: t('profile.password.done') })
    },
  })
  const type = shown ? 'text' : 'password'
  const Sign = shown ? EyeOff : Eye

  return (
    <form {...form} className={`${styles.card} ${styles.form}`}>
      <p className={`${styles.soft} ${styles.wide}`}>{t('profile.password.lead')}</p>
      {failure && (
        <Alert
          type="error"
          role="alert"
          className={styles.wide}
          message={t('profile.password.failed')}
          description={failure}
        />
      )}
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.wide}>
        <TextField
          {...field('currentPassword')}
          type={type}
          label={t('profile.password.current')}
          autoComplete="current-password"
          maxLength={128}
        />
      </div>
      <TextField
        {...field('newPassword')}
        type={type}
        label={t('profile.password.new')}
        hint={t('profile.password.rule')}
        autoComplete="new-password"
        maxLength={128}
      />
      <TextField
        {...field('confirm')}
        type={type}
        label={t('profile.password.confirm')}
        autoComplete="new-password"
        maxLength={128}
      />
      <div className={styles.foot}>
        <Button
          type="text"
          icon={<Sign size={17} aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'profile.password.hide' : 'profile.password.show')}
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={busy}>
          {t('profile.password.submit')}
        </Button>
      </div>
    </form>
  )
}
