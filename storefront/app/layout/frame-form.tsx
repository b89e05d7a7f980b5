import { useEffect, useId, type ComponentProps, type FormEvent } from 'react'
import { Form, useFetcher } from 'react-router'
import type { StepProblem } from '~/alert-when-offline'
import { notify } from '~/components/toast'
import { useText } from '~/i18n/use-text'
import errors from '~/locales/en/errors.json'

/** A form of the frame around pages, for an address that only acts, by `alertWhenOffline`: its page stays where the line breaks. */
export function FrameForm(form: ComponentProps<typeof Form>) {
  const t = useText(errors)
  const key = useId()
  const { data } = useFetcher<StepProblem>({ key })

  useEffect(() => {
    if (data) {
      notify({ tone: 'error', text: data.alert ?? t('errors.line.text') })
    }
  }, [data, t])

  /** Without a line the router would look for the address first, and load the page anew. */
  function onSubmit(event: FormEvent) {
    if (!navigator.onLine) {
      event.preventDefault()
      notify({ tone: 'error', text: t('errors.line.text') })
    }
  }

  return <Form method="post" navigate={false} fetcherKey={key} onSubmit={onSubmit} {...form} />
}
