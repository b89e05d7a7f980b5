import { useEffect } from 'react'
import { useCheckedForm } from '~/components/checked-form'
import type { Faults } from '~/form-schema'
import { Checkbox, TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { PasswordField } from '~/components/password-field'
import { PhoneField } from '~/components/phone-field'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { RichText } from '~/i18n/rich-text'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import { draftValues, saveForm, type DraftValues } from '../draft'
import { registrationSchema } from '../schemas'
import { RoleChoice } from './role-choice'

export interface RegisterAnswer {
  values: DraftValues
  errors: Faults
  alert: string | null
  unsent?: boolean
}

interface RegistrationFormProps {
  answer: RegisterAnswer | undefined
  /** The default role. */
  role: string
  /** The link set the role, which then overrides the draft. */
  roleIsAsked: boolean
}

/** The registration form. Input is kept for 30 minutes, except passwords. */
export function RegistrationForm({ answer, role, roleIsAsked }: RegistrationFormProps) {
  const t = useText(auth)
  const { form, errors } = useCheckedForm(registrationSchema(t), answer?.errors)
  const values = answer?.values ?? {}

  useEffect(() => fillIn(form.ref.current, { withRole: !roleIsAsked }), [form.ref, roleIsAsked])

  return (
    <PostForm
      unsent={answer?.unsent}
      {...form}
      onChange={(event) => saveForm(new FormData(event.currentTarget))}
      className="grid gap-5"
    >
      {answer?.alert && <FormAlert>{answer.alert}</FormAlert>}
      <RoleChoice chosen={values.role || role} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={t('auth.firstName')}
          defaultValue={values.firstName}
          error={errors.firstName}
          autoComplete="given-name"
          maxLength={50}
          required
        />
        <TextField
          name="lastName"
          label={t('auth.lastName')}
          defaultValue={values.lastName}
          error={errors.lastName}
          autoComplete="family-name"
          maxLength={50}
          required
        />
      </div>
      <TextField
        name="email"
        type="email"
        label={t('auth.email')}
        defaultValue={values.email}
        error={errors.email}
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        required
      />
      <PhoneField
        label={t('auth.phone')}
        placeholder={t('auth.phoneExample')}
        defaultValue={values.phone}
        error={errors.phone}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PasswordField
          name="password"
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          error={errors.password}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="confirmPassword"
          label={t('auth.confirmPassword')}
          error={errors.confirmPassword}
          autoComplete="new-password"
          required
        />
      </div>
      <Terms error={errors.terms} />
      <SubmitButton size="lg">{t('auth.register.submit')}</SubmitButton>
    </PostForm>
  )
}

function Terms({ error }: { error: string | undefined }) {
  const t = useText(auth)
  const link = (path: string) => (content: string) => (
    <a href={path} target="_blank" rel="noopener" className="font-semibold text-acacia underline">
      {content}
    </a>
  )

  return (
    <Checkbox
      name="terms"
      required
      error={error}
      label={
        <RichText
          text={t('auth.register.terms')}
          slots={{ terms: link('/terms'), privacy: link('/privacy') }}
        />
      }
    />
  )
}

/** Fills empty fields from a draft. */
function fillIn(form: HTMLFormElement | null, { withRole }: { withRole: boolean }) {
  for (const [name, value] of Object.entries(draftValues() ?? {})) {
    const field = form?.elements.namedItem(name)
    if (field instanceof RadioNodeList) {
      field.value = withRole ? value : field.value
    } else if (field instanceof HTMLInputElement && !field.value) {
      field.value = value
    }
  }
}
