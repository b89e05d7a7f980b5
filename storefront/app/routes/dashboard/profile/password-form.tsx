import { useCheckedForm } from '~/components/checked-form'
import { FormAlert } from '~/components/form-alert'
import { NewPasswordFields } from '~/components/new-password-fields'
import { PasswordField } from '~/components/password-field'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useWritten } from '~/components/use-written'
import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'
import { changeSchema } from '~/password-schemas'
import type { Problem } from './save.server'

interface PasswordFormProps {
  /** For password managers. */
  email: string
  answer: Problem | undefined
}

/** 'Change Password': the current one, then the new one twice. */
export function PasswordForm({ email, answer }: PasswordFormProps) {
  const t = useText(passwords)
  const { form, errors } = useCheckedForm(changeSchema(t), answer?.errors)
  useWritten(answer, (sent) => {
    if (sent.has('newPassword')) {
      form.ref.current?.reset()
    }
  })

  return (
    <PostForm
      unsent={answer?.unsent}
      replace
      preventScrollReset
      {...form}
      className="grid max-w-lg gap-5"
    >
      <p className="text-muted">{t('passwords.change.lead')}</p>
      {answer?.alert && <FormAlert>{answer.alert}</FormAlert>}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={t('passwords.current')}
        error={errors.currentPassword}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <NewPasswordFields name="newPassword" errors={errors} />
      <SubmitButton size="lg" className="justify-self-start">
        {t('passwords.change.submit')}
      </SubmitButton>
    </PostForm>
  )
}
