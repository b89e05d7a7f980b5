import { useRef } from 'react'
import { useCheckedForm } from '~/components/checked-form'
import type { Faults } from '~/form-schema'
import { CountedField } from '~/components/counted-field'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import { PostForm } from '~/components/post-form'
import { SubmitButton } from '~/components/submit-button'
import { fill } from '~/components/use-follow'
import { useWritten } from '~/components/use-written'
import { useText } from '~/i18n/use-text'
import contact from '~/locales/en/contact.json'
import { useViewer } from '~/use-viewer'
import { contactSchema, isIncomplete, LENGTHS } from './contact-schema'

export interface ContactAnswer {
  /** What was typed; null when it never left the browser and stands there still. */
  values: Record<string, string> | null
  errors: Faults
  alert: string | null
  /** No answer came: it may have arrived all the same. */
  unsent?: boolean
}

interface Props {
  answer: ContactAnswer | undefined
  phone: string | null
}

/** A message to support. Whoever is signed in need not say again who they are. */
export function ContactForm({ answer, phone }: Props) {
  const t = useText(contact)
  const viewer = useViewer()
  const { form, errors } = useCheckedForm(contactSchema(t), answer?.errors)
  const blank = isIncomplete(errors, t)
  const alert = blank ? t('contact.allRequired') : answer?.alert
  const known: Record<string, string | undefined> = answer?.values ?? {
    fullName: viewer ? `${viewer.firstName} ${viewer.lastName}` : undefined,
    email: viewer?.email,
    phone: phone ?? undefined,
  }
  const letter = useRef('')
  const written = () => JSON.stringify([...new FormData(form.ref.current ?? undefined).entries()])
  useWritten(answer, () => {
    // Who has begun another letter meanwhile goes on with it.
    if (written() === letter.current) {
      fill(form.ref.current, { subject: '', message: '' })
    }
  })
  const field = (name: keyof typeof LENGTHS) => ({
    name,
    label: t(`contact.${name}`),
    defaultValue: known[name],
    error: errors[name],
    maxLength: LENGTHS[name],
    required: true,
  })

  return (
    <PostForm
      replace
      unsent={answer?.unsent && !blank}
      {...form}
      onSubmit={(event) => {
        form.onSubmit(event)
        letter.current = written()
      }}
      className="grid gap-5"
    >
      {alert && <FormAlert quiet={blank}>{alert}</FormAlert>}
      <TextField {...field('fullName')} autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('subject')} />
      <CountedField lines rows={6} {...field('message')} />
      <SubmitButton size="lg" className="sm:justify-self-start">
        {t('contact.submit')}
      </SubmitButton>
    </PostForm>
  )
}
