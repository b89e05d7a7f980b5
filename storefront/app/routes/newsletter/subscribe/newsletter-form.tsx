import { MailCheck } from 'lucide-react'
import { useState, type ComponentType, type FormEvent } from 'react'
import type { FormProps } from 'react-router'
import { Button } from '~/components/button'
import * as v from 'valibot'
import { useCheckedForm } from '~/components/checked-form'
import { type Faults, emailField } from '~/form-schema'
import { TextField } from '~/components/field'
import { FormAlert } from '~/components/form-alert'
import type { Translate } from '~/i18n/texts'
import { useText } from '~/i18n/use-text'
import forms from '~/locales/en/forms.json'
import newsletter from '~/locales/en/newsletter.json'

export interface NewsletterAnswer {
  /** Empty when it never left the browser, where it stands still. */
  email: string
  errors: Faults
  alert: string | null
  isAsked: boolean
  /** No answer to it came back. */
  unsent?: boolean
}

export const newsletterSchema = (t: Translate<typeof newsletter>) =>
  v.object({ email: emailField(t('newsletter.emailRequired'), t('newsletter.emailInvalid')) })

interface NewsletterFormProps {
  /** The router's form, or a fetcher's where the page shall stay. */
  form: ComponentType<FormProps>
  answer: NewsletterAnswer | undefined
  busy: boolean
}

/** It stands where the form was, which had the focus: a live region that comes with its words is not read out. */
const focus = (said: HTMLElement | null) => said?.focus()

/** One address; what comes next is said in its place. */
export function NewsletterForm({ form: Form, answer, busy }: NewsletterFormProps) {
  const t = useText(newsletter)
  const { form, errors } = useCheckedForm(newsletterSchema(t), answer?.errors)
  const tf = useText(forms)
  const [held, setHeld] = useState(false)
  const said = answer?.unsent ? tf('forms.unheard') : answer?.alert
  const alert = held ? tf('forms.unsent') : said
  if (answer?.isAsked) {
    return (
      <p
        ref={focus}
        tabIndex={-1}
        className="flex items-start gap-3 rounded-md bg-acacia-wash px-4 py-3 font-medium text-acacia"
      >
        <MailCheck aria-hidden size={22} className="mt-0.5 shrink-0" />
        {t('newsletter.asked')}
      </p>
    )
  }

  /** Offline the router would reload the page for the modules of the other one. */
  function send(event: FormEvent<HTMLFormElement>) {
    if (busy) {
      return event.preventDefault()
    }
    form.onSubmit(event)
    const holds = !event.defaultPrevented && !navigator.onLine
    setHeld(holds)
    if (holds) {
      event.preventDefault()
    }
  }

  return (
    <Form method="post" action="/newsletter" {...form} onSubmit={send} className="grid gap-3">
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
