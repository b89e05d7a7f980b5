import type { Faults } from '~/form-schema'
import { TextField } from '~/components/field'
import { PasswordField } from '~/components/password-field'
import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'

interface ProofFieldsProps {
  /** For password managers. */
  email?: string
  errors: Faults
  /** Whether two-factor sign-in is on. */
  withCode: boolean
}

/** The password once more, and a code: an open window alone may not take this step. */
export function ProofFields({ email, errors, withCode }: ProofFieldsProps) {
  const t = useText(passwords)

  return (
    <>
      {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        name="password"
        label={t('passwords.proof')}
        hint={t('passwords.proof.hint')}
        error={errors.password}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      {withCode && (
        <TextField
          name="otp"
          label={t('passwords.proof.code')}
          hint={t('passwords.proof.codeHint')}
          error={errors.otp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
        />
      )}
    </>
  )
}
