import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'
import type { Faults } from '~/form-schema'
import { PasswordField } from './password-field'

export function NewPasswordFields({ name, errors }: { name: string; errors: Faults }) {
  const t = useText(passwords)

  return (
    <>
      <PasswordField
        name={name}
        label={t('passwords.new')}
        // Not twice, as hint and as error.
        hint={errors[name] === t('passwords.rule') ? undefined : t('passwords.rule')}
        error={errors[name]}
        autoComplete="new-password"
        maxLength={128}
        required
      />
      <PasswordField
        name="confirmPassword"
        label={t('passwords.confirm')}
        error={errors.confirmPassword}
        autoComplete="new-password"
        maxLength={128}
        required
      />
    </>
  )
}
