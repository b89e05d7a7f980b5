import { MailCheck } from 'lucide-react'
import type { ComponentType } from 'react'
import type { FormProps } from 'react-router'
import { Button } from '~/components/button'
import { useCheckedForm, type Faults } from '~/components/checked-form'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import type { Translate } from '~/i18n/texts'
import { useText } from '~/i18n/use-text'
import newsletter from '~/locales/en/newsletter.json'

export interface NewsletterAnswer {
  /** Empty when it never left the browser, where it stands still. */
  email: string
  errors: Faults
  alert: string | null
  isAsked: boolean
  /** It could not leave the browser. */
  unsent?: boolean
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with the address, on the server and in the browser alike. */
export function newsletterFaults(form: FormData, t: Translate<typeof newsletter>): Faults {
  const email = String(form.get('email') ?? '').trim()
  if (!email) {
    return { email: t('newsletter.emailRequired') }
  }
  return EMAIL.test(email) ? {} : { email: t('newsletter.emailInvalid') }
}

interface NewsletterFormProps {
  /** The router's form, or a fetcher's where the page shall stay. */
  form: ComponentType<FormProps>
  answer: NewsletterAnswer | undefined
  busy: boolean
}

/** One address; what comes next is said in its place. */
export function NewsletterForm({ form: Form, answer, busy }: NewsletterFormProps) {
  const t = useText(newsletter)
  const { form, errors } = useCheckedForm((sent) => newsletterFaults(sent, t), answer?.errors)
  const alert = answer?.unsent ? t('newsletter.failed') : answer?.alert
  if (answer?.isAsked) {
    return (
      <p
        role="status"
        className="flex items-start gap-3 rounded-md bg-acacia-wash px-4 py-3 font-medium text-acacia"
      >
        <MailCheck aria-hidden size={22} className="mt-0.5 shrink-0" />
        {t('newsletter.asked')}
      </p>
    )
  }

  return (
    <Form method="post" action="/newsletter" {...form} className="grid gap-3">
      {alert && <FormAlert>{alert}</FormAlert>}
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          name="email"
          type="email"
          label={t('newsletter.email')}
          defaultValue={answer?.email}
          error={errors.email}
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          maxLength={254}
          required
        />
        <Button type="submit" aria-busy={busy || undefined} className="sm:mt-7">
          {t('newsletter.submit')}
        </Button>
      </div>
    </Form>
  )
}
