import { useState } from 'react'
import { useCheckedForm } from '~/components/checked-form'
import { CountedField } from '~/components/counted-field'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { useTypingKept } from '~/components/keep-typing'
import { BASED_ON, Known } from '~/components/known'
import { PhoneField } from '~/components/phone-field'
import { PostForm } from '~/components/post-form'
import { ProofFields } from '~/components/proof-fields'
import { SubmitButton } from '~/components/submit-button'
import { useFollow } from '~/components/use-follow'
import { useText } from '~/i18n/use-text'
import auth from '~/locales/en/auth.json'
import profile from '~/locales/en/profile.json'
import { useHydrated } from '~/use-hydrated'
import { useLast } from '~/use-last'
import { useToday } from '~/use-today'
import { AddressFields } from './address-fields'
import {
  detailsSchema,
  differs,
  isOtherPhone,
  LONGEST_BIO,
  typedDetails,
  type Details,
} from './details'
import type { Problem } from './save.server'

interface DetailsFormProps {
  details: Details
  answer: Problem | undefined
}

/** 'Profile Information'. Saving is offered once something has changed (specification §5). */
export function DetailsForm({ details, answer }: DetailsFormProps) {
  const t = useText(profile)
  const ta = useText(auth)
  const hydrated = useHydrated()
  const today = useToday()
  const values = { ...details, ...answer?.values }
  const [typed, setTyped] = useState(values)
  const changed = differs(typed, details)
  // Once asked for, it stays: another try may fail for another reason.
  const withCode = useLast(answer?.errors.otp !== undefined || null) ?? false
  const { form, errors } = useCheckedForm(detailsSchema({ t, ta }), answer?.errors)
  useFollow(form.ref, details)
  useTypingKept(form.ref, BASED_ON)

  return (
    <PostForm
      unsent={answer?.unsent}
      replace
      preventScrollReset
      {...form}
      onInput={(event) => {
        form.onInput(event)
        setTyped(typedDetails(new FormData(event.currentTarget)))
      }}
      className="grid gap-6"
    >
      <Known content={JSON.stringify(details)} />
      {answer?.alert && <FormAlert>{answer.alert}</FormAlert>}
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-display text-xl font-bold">{t('profile.person')}</legend>
        <p className="-mt-2 text-sm text-muted">{t('profile.optional')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="firstName"
            label={ta('auth.firstName')}
            defaultValue={values.firstName}
            error={errors.firstName}
            autoComplete="given-name"
            maxLength={50}
            required
          />
          <TextField
            name="lastName"
            label={ta('auth.lastName')}
            defaultValue={values.lastName}
            error={errors.lastName}
            autoComplete="family-name"
            maxLength={50}
            required
          />
          <PhoneField
            label={ta('auth.phone')}
            placeholder={ta('auth.phoneExample')}
            defaultValue={values.phone}
            error={errors.phone}
          />
          <TextField
            name="dateOfBirth"
            type="date"
            label={t('profile.dateOfBirth')}
            defaultValue={values.dateOfBirth}
            error={errors.dateOfBirth}
            autoComplete="bday"
            min="1900-01-01"
            max={today}
          />
        </div>
        <CountedField
          lines
          name="bio"
          label={t('profile.bio')}
          hint={t('profile.bioHint')}
          maxLength={LONGEST_BIO}
          defaultValue={values.bio}
          error={errors.bio}
        />
      </fieldset>
      <AddressFields values={values} errors={errors} />
      {(isOtherPhone(typed, details) || errors.password) && (
        <div className="grid max-w-md gap-5">
          <ProofFields errors={errors} withCode={withCode} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton size="lg" disabled={hydrated && !changed}>
          {t('profile.save')}
        </SubmitButton>
        {!changed && <p className="needs-scripts text-sm text-muted">{t('profile.unchanged')}</p>}
      </div>
    </PostForm>
  )
}
