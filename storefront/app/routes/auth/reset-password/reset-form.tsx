import { useCheckedForm } from '~/components/checked-form'
import type { Faults } from '~/form-schema'
import { FormAlert } from '~/components/form-alert'
import { NewPasswordFields } from '~/components/new-password-fields'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { useText } from '~/i18n/use-text'
import passwords from '~/locales/en/passwords.json'
import { resetSchema } from '~/password-schemas'
import { AuthHeading } from '../auth-heading'

export interface ResetAnswer {
  errors: Faults
  alert: string | null
  /** The link is of no use. */
  dead: boolean
  unsent?: boolean
}

export function ResetForm({ answer }: { answer?: ResetAnswer }) {
  const t = useText(passwords)
  const { form, errors } = useCheckedForm(resetSchema(t), answer?.errors)

  return (
    <>
      <AuthHeading title={t('passwords.reset.title')} lead={t('passwords.reset.lead')} />
      <PostForm replace unsent={answer?.unsent} {...form} className="grid gap-5">
        {answer?.alert && <FormAlert>{answer.alert}</FormAlert>}
        <NewPasswordFields name="password" errors={errors} />
        <SubmitButton size="lg">{t('passwords.reset.submit')}</SubmitButton>
      </PostForm>
    </>
  )
}
